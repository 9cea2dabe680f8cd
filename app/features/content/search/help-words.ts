/** Words that ask for help now wherever they are in the search. */
const WORDS = [
  "911",
  "dying",
  "emergency",
  "help",
  "od",
  "overdose",
  "overdosed",
  "overdosing",
  "sos",
  "gurgling",
  "unconscious",
  "unresponsive",
]
/** The beginnings of phrases, without apostrophes. */
const PHRASES = [
  "barely breath",
  "cant breath",
  "isnt breath",
  "no breath",
  "not breath",
  "stopped breath",
  "blue lips",
  "gray lips",
  "lips are blue",
  "lips blue",
  "purple lips",
  "turned blue",
  "turning blue",
  "cant wake",
  "doesnt wake",
  "not moving",
  "not respond",
  "not waking",
  "passed out",
  "wont wake",
  "naloxone now",
  "narcan now",
  "spray now",
  "use narcan",
  "use naloxone",
  "using narcan",
  "using naloxone",
  "give narcan",
  "give naloxone",
  "giving narcan",
  "giving naloxone",
]
/** Words that are also recognized with one typo. */
const LONG_WORDS = [
  "breathing",
  "emergency",
  "naloxone",
  "narcan",
  "overdose",
  "overdosing",
  "unconscious",
  "turning",
  "unresponsive",
]

/** Whether someone who searches for this may need the emergency steps right now. */
export function isHelpNow(question: string): boolean {
  const words = question
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .split(/[^a-z0-9]+/)
    .map(word => LONG_WORDS.find(known => isSimilar(word, known)) ?? word)
  if (words.some(word => WORDS.includes(word))) return true
  const text = ` ${words.filter(Boolean).join(" ")}`
  return PHRASES.some(phrase => text.includes(` ${phrase}`))
}

/** Whether one letter is added, missing or different, or two neighbors are swapped. */
function isSimilar(word: string, known: string): boolean {
  if (word === known) return true
  if (Math.abs(word.length - known.length) > 1) return false
  let start = 0
  while (start < word.length && word[start] === known[start]) start++
  const [rest, knownRest] = [word.slice(start), known.slice(start)]
  return (
    rest.slice(1) === knownRest.slice(1) ||
    rest.slice(1) === knownRest ||
    rest === knownRest.slice(1) ||
    (rest[0] === knownRest[1] && rest[1] === knownRest[0] && rest.slice(2) === knownRest.slice(2))
  )
}
