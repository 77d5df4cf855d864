//! Steps that wait for one another, as many at a time as the machine bears.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Something that has to pass.
pub(crate) struct Step {
    /// What it is called, in the table and on the command line.
    pub(crate) name: &'static str,
    /// The steps that have to pass before it. They stand before it in the list.
    pub(crate) after: &'static [&'static str],
    /// What it has for itself: two steps with the same one never run at the same time. Empty for none.
    pub(crate) holds: &'static str,
    /// What it does.
    pub(crate) run: fn() -> Result<(), String>,
}

/// How a step ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    Passed(Duration),
    Failed(Duration),
    /// A step before it did not pass.
    LeftOut,
}

#[derive(Clone, PartialEq)]
enum State {
    Waiting,
    Running,
    Ended(Outcome),
}

/// Runs the steps, at most `lanes` at a time, the first that is ready first. A step that fails stops only what needs it.
/// The outcomes are in the order of the steps.
pub(crate) fn carry_out(steps: &[Step], lanes: usize, run: &(dyn Fn(&Step) -> bool + Sync)) -> Vec<Outcome> {
    let states = Mutex::new(vec![State::Waiting; steps.len()]);
    let changed = Condvar::new();
    std::thread::scope(|scope| {
        for _ in 0..lanes.max(1) {
            scope.spawn(|| {
                while let Some(number) = next(steps, &states, &changed) {
                    let begun = Instant::now();
                    let passed = run(&steps[number]);
                    let time = begun.elapsed();
                    let outcome = if passed { Outcome::Passed(time) } else { Outcome::Failed(time) };
                    lock(&states)[number] = State::Ended(outcome);
                    changed.notify_all();
                }
            });
        }
    });
    let ended = |state| match state {
        State::Ended(outcome) => outcome,
        State::Waiting | State::Running => unreachable!("all lanes end only when every step has ended"),
    };
    states.into_inner().unwrap_or_else(PoisonError::into_inner).into_iter().map(ended).collect()
}

fn lock(states: &Mutex<Vec<State>>) -> MutexGuard<'_, Vec<State>> {
    states.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Waits for a step that can begin, and marks it. None when there will be no other.
fn next(steps: &[Step], states: &Mutex<Vec<State>>, changed: &Condvar) -> Option<usize> {
    let mut states = lock(states);
    loop {
        leave_out(steps, &mut states);
        let ready = |&number: &usize| {
            states[number] == State::Waiting && all_passed(steps, &states, number) && is_free(steps, &states, number)
        };
        if let Some(number) = (0..steps.len()).find(ready) {
            states[number] = State::Running;
            return Some(number);
        }
        if !states.contains(&State::Waiting) {
            changed.notify_all();
            return None;
        }
        states = changed.wait(states).unwrap_or_else(PoisonError::into_inner);
    }
}

/// The states of the steps that have to pass before this one.
fn before<'a>(steps: &'a [Step], states: &'a [State], number: usize) -> impl Iterator<Item = &'a State> {
    let place = move |name: &&str| steps[..number].iter().position(|step| step.name == *name);
    steps[number].after.iter().filter_map(place).map(|place| &states[place])
}

fn all_passed(steps: &[Step], states: &[State], number: usize) -> bool {
    before(steps, states, number).all(|state| matches!(state, State::Ended(Outcome::Passed(_))))
}

/// Whether nobody has what this step wants for itself.
fn is_free(steps: &[Step], states: &[State], number: usize) -> bool {
    let wanted = steps[number].holds;
    let holds = |(step, state): (&Step, &State)| step.holds == wanted && *state == State::Running;
    wanted.is_empty() || !steps.iter().zip(states).any(holds)
}

/// Ends what waits for something that will not pass any more.
fn leave_out(steps: &[Step], states: &mut [State]) {
    for number in 0..steps.len() {
        let lost = |state: &State| matches!(state, State::Ended(Outcome::Failed(_) | Outcome::LeftOut));
        if states[number] == State::Waiting && before(steps, states, number).any(lost) {
            states[number] = State::Ended(Outcome::LeftOut);
        }
    }
}

/// Minutes and seconds.
pub(crate) fn shown(time: Duration) -> String {
    format!("{}:{:02}", time.as_secs() / 60, time.as_secs() % 60)
}

/// One line for each step, and a last one that counts them.
pub(crate) fn table(steps: &[Step], outcomes: &[Outcome], whole: Duration) -> String {
    let width = steps.iter().map(|step| step.name.len()).max().unwrap_or(0).max("all together".len());
    let line = |(step, outcome): (&Step, &Outcome)| {
        let (word, time) = match outcome {
            Outcome::Passed(time) => ("passed", shown(*time)),
            Outcome::Failed(time) => ("FAILED", shown(*time)),
            Outcome::LeftOut => ("left out", String::new()),
        };
        format!("{:width$}  {word:8}  {time:>6}", step.name)
    };
    let lines: Vec<String> = steps.iter().zip(outcomes).map(line).collect();
    let last = format!("{:width$}  {:8}  {:>6}", "all together", "", shown(whole));
    let passed = outcomes.iter().filter(|outcome| matches!(outcome, Outcome::Passed(_))).count();
    format!("{}\n{last}\n\n{passed} passed, {} failed", lines.join("\n"), outcomes.len() - passed)
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn step(name: &'static str, after: &'static [&'static str]) -> Step {
        Step { name, after, holds: "", run: || Ok(()) }
    }

    /// The names of the steps that passed, failed and were left out, and the order in which they ran.
    fn carried_out(steps: &[Step], lanes: usize, fails: &str) -> (Vec<String>, Vec<&'static str>) {
        let order = Mutex::new(Vec::new());
        let outcomes = carry_out(steps, lanes, &|step| {
            order.lock().unwrap().push(step.name);
            step.name != fails
        });
        let word = |outcome: &Outcome| match outcome {
            Outcome::Passed(_) => "passed",
            Outcome::Failed(_) => "failed",
            Outcome::LeftOut => "left out",
        };
        let outcomes = steps.iter().zip(&outcomes).map(|(step, outcome)| format!("{} {}", step.name, word(outcome)));
        (outcomes.collect(), order.into_inner().unwrap())
    }

    #[test]
    fn a_failure_leaves_out_what_needs_it_and_nothing_else() {
        let steps = [step("a", &[]), step("b", &["a"]), step("c", &["b"]), step("d", &["a"]), step("e", &[])];
        let (outcomes, order) = carried_out(&steps, 1, "b");
        assert_eq!(outcomes, ["a passed", "b failed", "c left out", "d passed", "e passed"]);
        assert_eq!(order, ["a", "b", "d", "e"]);
    }

    #[test]
    fn two_lanes_run_two_steps_at_once() {
        let steps = [step("a", &[]), step("b", &[])];
        let both = std::sync::Barrier::new(2);
        let outcomes = carry_out(&steps, 2, &|_| {
            both.wait();
            true
        });
        assert!(outcomes.iter().all(|outcome| matches!(outcome, Outcome::Passed(_))));
    }

    #[test]
    fn what_a_step_has_for_itself_no_other_has() {
        let holding = |name| Step { holds: "target", ..step(name, &[]) };
        let steps = [holding("a"), holding("b"), holding("c"), step("d", &[])];
        let busy = std::sync::atomic::AtomicBool::new(false);
        let outcomes = carry_out(&steps, 4, &|step| {
            let free = step.holds.is_empty() || !busy.swap(true, std::sync::atomic::Ordering::SeqCst);
            std::thread::yield_now();
            if !step.holds.is_empty() {
                busy.store(false, std::sync::atomic::Ordering::SeqCst);
            }
            free
        });
        assert!(outcomes.iter().all(|outcome| matches!(outcome, Outcome::Passed(_))), "{outcomes:?}");
    }

    #[test]
    fn with_more_lanes_the_order_still_holds() {
        let steps = [step("a", &[]), step("b", &["a"]), step("c", &["a", "b"])];
        assert_eq!(carried_out(&steps, 3, "").1, ["a", "b", "c"]);
        assert_eq!(carried_out(&steps, 3, "a").0, ["a failed", "b left out", "c left out"]);
    }

    #[test]
    fn the_table_counts() {
        let steps = [step("one", &[]), step("two", &[]), step("three", &["two"])];
        let (second, long) = (Duration::from_secs(1), Duration::from_secs(83));
        let outcomes = [Outcome::Passed(long), Outcome::Failed(second), Outcome::LeftOut];
        let expected = "one           passed      1:23\n\
                        two           FAILED      0:01\n\
                        three         left out        \n\
                        all together              1:23\n\
                        \n\
                        1 passed, 2 failed";
        assert_eq!(table(&steps, &outcomes, long), expected);
    }
}
