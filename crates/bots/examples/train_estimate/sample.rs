//! What the network learns from, in memory and as a file.

use std::io::{self, Read, Write};

/// A state between two tricks, and how the game ended.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    /// The number of the game: samples of a game are all learned from, or all held out.
    pub(crate) game: u32,
    /// The part of the network that judges it.
    pub(crate) head: u8,
    /// What each side had of the game in the end.
    pub(crate) shares: [f32; 4],
    /// What random play to the end would say, for comparison.
    pub(crate) playouts: [f32; 4],
    /// The inputs that are on, for each seat.
    pub(crate) seats: Vec<Vec<u16>>,
}

impl Sample {
    /// Writes the sample.
    pub(crate) fn write(&self, out: &mut impl Write) -> io::Result<()> {
        out.write_all(&self.game.to_le_bytes())?;
        out.write_all(&[self.head, self.seats.len() as u8])?;
        for share in self.shares.iter().chain(&self.playouts) {
            out.write_all(&share.to_le_bytes())?;
        }
        for inputs in &self.seats {
            out.write_all(&[inputs.len() as u8])?;
            for input in inputs {
                out.write_all(&input.to_le_bytes())?;
            }
        }
        Ok(())
    }
}

/// All samples of a file.
pub(crate) fn read_all(from: &mut impl Read) -> io::Result<Vec<Sample>> {
    let mut samples = Vec::new();
    let mut game = [0; 4];
    while from.read(&mut game[..1])? == 1 {
        from.read_exact(&mut game[1..])?;
        let [head, seats] = bytes(from)?;
        let mut numbers = [0.0; 8];
        for number in &mut numbers {
            *number = f32::from_le_bytes(bytes(from)?);
        }
        let [a, b, c, d, rest @ ..] = numbers;
        let seats = (0..seats).map(|_| inputs(from)).collect::<io::Result<_>>()?;
        samples.push(Sample { game: u32::from_le_bytes(game), head, shares: [a, b, c, d], playouts: rest, seats });
    }
    Ok(samples)
}

fn inputs(from: &mut impl Read) -> io::Result<Vec<u16>> {
    let [count] = bytes(from)?;
    (0..count).map(|_| bytes(from).map(u16::from_le_bytes)).collect()
}

fn bytes<const N: usize>(from: &mut impl Read) -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    from.read_exact(&mut bytes)?;
    Ok(bytes)
}
