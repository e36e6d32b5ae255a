//! The story of a match: everything that was told, shared between its owner and every moment of it.

use std::sync::Arc;

const CHUNK: usize = 64;

/// A list that only grows and is now and then cut back at its end. A clone shares all but the last few lines.
pub struct Story<T> {
    /// Full ones, of [`CHUNK`] lines each.
    chunks: Vec<Arc<[Arc<T>]>>,
    tail: Vec<Arc<T>>,
}

impl<T> Default for Story<T> {
    fn default() -> Self {
        Story { chunks: Vec::new(), tail: Vec::new() }
    }
}

impl<T> Clone for Story<T> {
    fn clone(&self) -> Self {
        Story { chunks: self.chunks.clone(), tail: self.tail.clone() }
    }
}

impl<T> Story<T> {
    pub fn len(&self) -> usize {
        self.chunks.len() * CHUNK + self.tail.len()
    }

    pub fn push(&mut self, line: Arc<T>) {
        self.tail.push(line);
        if self.tail.len() == CHUNK {
            self.chunks.push(self.tail.drain(..).collect());
        }
    }

    pub fn truncate(&mut self, len: usize) {
        while self.chunks.len() * CHUNK > len {
            if let Some(last) = self.chunks.pop() {
                self.tail = last.to_vec();
            }
        }
        self.tail.truncate(len - self.chunks.len() * CHUNK);
    }

    fn get(&self, index: usize) -> &Arc<T> {
        match self.chunks.get(index / CHUNK) {
            Some(chunk) => &chunk[index % CHUNK],
            None => &self.tail[index % CHUNK],
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = &Arc<T>> {
        self.from(0)
    }

    /// The lines from one on.
    pub fn from(&self, first: usize) -> impl Iterator<Item = &Arc<T>> {
        (first..self.len()).map(|i| self.get(i))
    }

    /// How many lines at the beginning hold to something that those after them do not.
    pub fn partition_point(&self, holds: impl Fn(&T) -> bool) -> usize {
        let (mut low, mut high) = (0, self.len());
        while low < high {
            let middle = (low + high) / 2;
            if holds(self.get(middle)) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        low
    }
}

impl<T> FromIterator<Arc<T>> for Story<T> {
    fn from_iter<I: IntoIterator<Item = Arc<T>>>(lines: I) -> Self {
        let mut story = Story::default();
        lines.into_iter().for_each(|line| story.push(line));
        story
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_a_list() {
        let mut story = Story::default();
        let mut list: Vec<usize> = Vec::new();
        for (grow, keep) in [(10, 7), (200, 130), (3, 128), (70, 64), (0, 0), (65, 65), (1, 1)] {
            for i in 0..grow {
                story.push(Arc::new(i));
                list.push(i);
            }
            let kept = keep.min(list.len());
            story.truncate(kept);
            list.truncate(kept);
            assert!(story.iter().map(|l| **l).eq(list.iter().copied()));
            assert_eq!(story.len(), list.len());
        }
        let sorted: Story<usize> = (0..200).map(Arc::new).collect();
        assert_eq!(sorted.partition_point(|n| *n < 130), 130);
        assert_eq!(**sorted.from(130).next().expect("there are more"), 130);
    }
}
