const MAX_CANDIDATES = 50
const MAX_LENGTH = 128

/** The most similar known name with at least this score, if any, for hints in "not found" errors. */
export function closestName(given: string, known: Iterable<string>, minScore = 0.33): string | null {
  const bigrams = bigramsOf(given)
  const candidates = [...known]
    .filter(name => name !== given)
    .map(name => ({ name, score: similarity(bigrams, bigramsOf(name)) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_CANDIDATES)
    .map(({ name }) => ({ name, score: closeness(normalize(given), normalize(name)) }))
  const [best] = candidates.sort((a, b) => b.score - a.score)
  return best && best.score >= minScore ? best.name : null
}

function normalize(name: string) {
  return name.toLowerCase().slice(0, MAX_LENGTH)
}

// One minus the share of characters that have to be edited.
function closeness(a: string, b: string) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1))
    }
    row = next
  }
  return 1 - row[b.length]! / Math.max(a.length, b.length, 1)
}

function bigramsOf(name: string) {
  const padded = `-${normalize(name)}-`
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
