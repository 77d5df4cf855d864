//! What a viewer sees now (RULES 11).

use crate::contest::Contests;
use crate::decision::{Kind, Question};
use crate::game::Game;
use crate::position::Position;
use crate::seat::Seat;
use crate::zone::{Seen, Viewer};

/// All that a viewer sees now, and what the viewer may do. It holds no [`Card`](crate::Card) that
/// RULES 11 hides from the viewer: hidden ones are [`Seen::Back`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The position as the viewer sees it.
    pub position: Position<Seen>,
    /// Who is to act, and how.
    pub asked: Vec<(Seat, Kind)>,
    /// What the viewer is asked, with every legal answer.
    pub question: Option<Question>,
    /// How the races for the votes stand.
    pub contests: Contests,
}

impl Game {
    /// What this viewer sees now.
    pub fn view(&self, viewer: Viewer) -> View {
        self.view_with(viewer, self.contests())
    }

    /// How the races for the votes stand now. It is the same for every viewer.
    pub fn contests(&self) -> Contests {
        Contests::at(self.position())
    }

    /// What this viewer sees now, where it is known already how the races stand.
    pub fn view_with(&self, viewer: Viewer, contests: Contests) -> View {
        let at = self.position();
        View {
            viewer,
            position: at.seen_by(viewer),
            asked: at.asked(),
            question: viewer.seat().and_then(|seat| self.question(seat)),
            contests,
        }
    }

    /// What everybody may see once the game has ended, however it did (11.5): every face, and no
    /// question.
    pub fn open_view(&self, contests: Contests) -> View {
        let at = self.position();
        View { viewer: Viewer::Spectator, position: at.open(), asked: at.asked(), question: None, contests }
    }
}
