/** Random numbers that a printed seed brings back: set CRASH_SEED to run the same moments again. */
export function chance() {
  const seed = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000)
  let state = seed
  return {
    seed,
    /** A whole number of milliseconds, from `least` up to `most`. */
    between(least: number, most: number) {
      // A linear congruential generator with the constants of Numerical Recipes: plenty for choosing moments.
      state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
      return least + Math.floor((state / 2 ** 32) * (most - least + 1))
    },
  }
}

/** The middle and the largest of some durations, for the report. */
export function summary(milliseconds: number[]) {
  const sorted = milliseconds.map(Math.round).sort((a, b) => a - b)
  return `median ${sorted[Math.floor(sorted.length / 2)]} ms, longest ${sorted.at(-1)} ms`
}
