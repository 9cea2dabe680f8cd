/** The most similar known name, if any, for hints in "not found" errors. */
export function closestName(given: string, known: Iterable<string>): string | null {
  const bigrams = bigramsOf(given)
  let best: string | null = null
  let bestScore = 0.33
  for (const name of known) {
    const score = name === given ? 0 : similarity(bigrams, bigramsOf(name))
    if (score > bestScore) {
      best = name
      bestScore = score
    }
  }
  return best
}

function bigramsOf(name: string) {
  const padded = `-${name.toLowerCase().slice(0, 128)}-`
  const pairs = new Map<string, number>()
  for (let index = 0; index < padded.length - 1; index++) {
    const pair = padded.slice(index, index + 2)
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  return pairs
}

// Cosine similarity of bigram counts.
function similarity(a: Map<string, number>, b: Map<string, number>) {
  let dot = 0
  for (const [pair, count] of a) dot += count * (b.get(pair) ?? 0)
  return dot / (vectorLength(a) * vectorLength(b))
}

function vectorLength(pairs: Map<string, number>) {
  let sum = 0
  for (const count of pairs.values()) sum += count * count
  return Math.sqrt(sum)
}
