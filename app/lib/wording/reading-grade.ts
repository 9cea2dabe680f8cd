const FEWEST_WORDS = 30

/** The Flesch–Kincaid grade level; null for a text that is too short to tell. */
export function readingGrade(text: string): number | null {
  const words = text.match(/[\p{L}\p{N}’'-]+/gu) ?? []
  if (words.length < FEWEST_WORDS) return null
  const sentences = text.split(/[.!?]+(?:\s|$)|\n/).filter(part => /\p{L}/u.test(part)).length
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  const grade = 0.39 * (words.length / Math.max(1, sentences)) + 11.8 * (syllables / words.length) - 15.59
  return Math.max(0, Math.round(grade))
}

/** Groups of vowels, without a silent e at the end. */
function syllablesOf(word: string) {
  const spoken = word.toLowerCase().replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, "")
  return Math.max(1, (spoken.match(/[aeiouy]+/g) ?? []).length)
}
