import type { Steadiness } from "./steadiness.ts"

/** What the result says: never a grade, always what to try next. */
export function steadinessText({ rhythm, pace, average, shortest, longest }: Steadiness): {
  title: string
  text: string
} {
  if (rhythm === "short")
    return {
      title: "That was a short one",
      text: "A few breaths don’t show a rhythm yet. Take the whole minute when you have it.",
    }
  if (rhythm === "wandering")
    return {
      title: "It wandered a little",
      text: `The shortest gap was ${shortest} seconds, the longest ${longest}. Counting out loud helps: one, two, three, four, five.`,
    }
  const title = rhythm === "steady" ? "Steady all the way" : "Nearly steady"
  if (pace === "right")
    return {
      title,
      text: `About ${average} seconds from breath to breath. That’s the pace of rescue breathing.`,
    }
  const hint =
    pace === "fast"
      ? "A little fast: let each breath out before the next one."
      : "A little slow: count to five, then breathe."
  return { title, text: `About ${average} seconds from breath to breath. ${hint}` }
}
