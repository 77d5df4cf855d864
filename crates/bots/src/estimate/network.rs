//! The network: a wide sum of rows, one for each input that is on, then a small head.

/// The width of the second layer.
pub const DEEP: usize = 16;
/// The greatest width of the first layer.
pub const WIDEST: usize = 128;
/// Phase Two and Phase One have heads of their own.
pub const STAGES: usize = 2;

/// The weights for one number of players.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    /// The width of the first layer: a multiple of 16, at most [`WIDEST`].
    pub width: usize,
    /// A row for each input.
    pub rows: Vec<f32>,
    /// What the first layer begins with.
    pub bias: Vec<f32>,
    /// What follows on the first layer: one for each Building and for none, in each phase.
    pub heads: Vec<Head>,
}

/// The second and the last layer.
#[derive(Clone, PartialEq, Debug)]
pub struct Head {
    /// For each place of the first layer, what it adds to each place of the second.
    pub deep: Vec<[f32; DEEP]>,
    /// What the second layer begins with.
    pub deep_bias: [f32; DEEP],
    /// What each place of the second layer adds to the output.
    pub out: [f32; DEEP],
}

impl Head {
    /// The output for the sums of the first layer.
    #[inline]
    pub fn output(&self, sums: &[f32]) -> f32 {
        let mut deep = self.deep_bias;
        for (&sum, weights) in sums.iter().zip(&self.deep) {
            let input = sum.clamp(0.0, 1.0);
            for (deep, weight) in deep.iter_mut().zip(weights) {
                *deep += input * weight;
            }
        }
        deep.iter().zip(&self.out).map(|(deep, out)| deep.clamp(0.0, 1.0) * out).sum()
    }
}
