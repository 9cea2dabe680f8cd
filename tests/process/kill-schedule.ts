/** Kills per crash test; `npm run test:long` runs the exhaustive number. */
export const KILLS = process.env.LONG_TESTS ? 20 : 5

/** Pseudo-random counts. A failure prints the seed; CRASH_SEED repeats its run. */
export function randomCounts() {
  const seed = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000)
  let state = seed
  return {
    seed,
    between(least: number, most: number) {
      // Linear congruential generator with the constants of Numerical Recipes.
      state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
      return least + Math.floor((state / 2 ** 32) * (most - least + 1))
    },
  }
}
