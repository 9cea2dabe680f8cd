const WORTH_A_LOOK = 25

/** What the answers of people who passed say about a question; null if there is nothing to do or too little known. */
export function healthSentence(missedPercent: number | null) {
  if (missedPercent === null || missedPercent < WORTH_A_LOOK) return null
  return `${shareOf(missedPercent)} of the people who passed got this wrong. Is the sentence clear?`
}

function shareOf(percent: number) {
  if (percent >= 95) return "Almost all"
  if (percent > 55) return "Most"
  if (percent >= 45) return "Half"
  if (percent >= 30) return "A third"
  return "A quarter"
}
