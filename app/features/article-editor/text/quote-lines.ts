const WIDTH = 22
const MOST = 3

/** The lines of a pull quote: as given if they fit, otherwise broken between words. */
export function quoteLines(given: readonly string[]): string[] {
  if (given.length <= MOST && given.every(line => line.length <= WIDTH)) return [...given]
  const lines: string[] = []
  for (const word of given.join(" ").split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= WIDTH) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
