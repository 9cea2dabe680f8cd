/** Words that name a person by a diagnosis or judge them, and what to write instead. */
const WORDS: readonly [RegExp, string][] = [
  [/\b(?:former|ex|recovering)[- ]addicts?\b/gi, "person in recovery"],
  [/\b(?:(?:drug|heroin|opioid|fentanyl) )?(?:addicts?|junkies?|druggies?)\b/gi, "person who uses drugs"],
  [/\b(?:drug|heroin|opioid|fentanyl) (?:users?|abusers?)\b/gi, "person who uses drugs"],
  [/\bsubstance abusers?\b/gi, "person with a substance use disorder"],
  [/\b(?:drug|opioid) abuse\b/gi, "drug use"],
  [/\bsubstance abuse\b/gi, "substance use"],
  [/\b(?:alcoholics?|drunks?)\b/gi, "person with alcohol use disorder"],
  [/\boverdose victims?\b/gi, "person who overdosed"],
  [/\b(?:got|get|getting|stay|stayed|staying|been|is|are) clean\b/gi, "in recovery, or not using now"],
  [/\b(?:clean|dirty) (?:test|urine|screen)s?\b/gi, "negative or positive test"],
  [/\bdirty needles?\b/gi, "used needle"],
  [/\breplac(?:e|ing) one (?:drug|addiction) with another\b/gi, "treatment with medicine"],
  [/\bcommit(?:s|ted|ting)? suicide\b/gi, "died by suicide"],
  [/\bthe (?:homeless|addicted|mentally ill)\b/gi, "people who …"],
]

/** The words of a text to replace. */
export function personFirst(text: string) {
  const found: { found: string; instead: string }[] = []
  let rest = text
  for (const [pattern, instead] of WORDS) {
    for (const match of rest.matchAll(pattern)) found.push({ found: match[0], instead })
    // A longer phrase is reported once, not again for the word inside it.
    rest = rest.replace(pattern, " ")
  }
  return found
}
