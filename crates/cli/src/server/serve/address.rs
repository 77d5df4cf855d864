//! Where friends find the server.

use fast_qr::QRBuilder;
use std::net::{IpAddr, Ipv4Addr, UdpSocket};

/// This machine's address on its network. Nothing is sent: the system only says which way it would
/// send something to an address that is reserved for documentation.
pub(super) fn on_the_network() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip()).filter(|ip| !ip.is_unspecified())
}

/// A text as a QR code, in letters that a terminal shows.
pub(super) fn qr_code(text: &str) -> Option<String> {
    QRBuilder::new(text).build().ok().map(|code| code.to_str())
}
