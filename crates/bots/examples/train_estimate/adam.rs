//! Adam (Kingma and Ba): steps along the gradient, scaled by how much it varies.

/// A list of weights with its gradient and moments.
pub(crate) struct Weights {
    pub(crate) values: Vec<f32>,
    pub(crate) gradient: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
}

const MEAN_DECAY: f32 = 0.9;
const SQUARE_DECAY: f32 = 0.999;

impl Weights {
    pub(crate) fn new(values: Vec<f32>) -> Weights {
        let zeros = vec![0.0; values.len()];
        Weights { gradient: zeros.clone(), mean: zeros.clone(), square: zeros, values }
    }

    /// Makes step number `step`, from 1, and clears the gradient. The weights shrink a little, too.
    pub(crate) fn step(&mut self, rate: f32, decay: f32, step: i32) {
        let kept = 1.0 - rate * decay;
        let rate = rate * (1.0 - SQUARE_DECAY.powi(step)).sqrt() / (1.0 - MEAN_DECAY.powi(step));
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((value, gradient), (mean, square)) in self.values.iter_mut().zip(&mut self.gradient).zip(moments) {
            *mean += (1.0 - MEAN_DECAY) * (*gradient - *mean);
            *square += (1.0 - SQUARE_DECAY) * (*gradient * *gradient - *square);
            *value = *value * kept - rate * *mean / (square.sqrt() + 1e-8);
            *gradient = 0.0;
        }
    }
}
