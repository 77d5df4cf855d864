//! Damaged text is refused with place and reason, and never breaks anything.

use super::*;
