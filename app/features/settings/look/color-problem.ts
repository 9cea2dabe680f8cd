const SEEN: Record<string, string> = {
  ink: "Dark text on it",
  "dark-area": "As large text on a dark area, it",
  "focus-ring": "The blue ring around a focused button on it",
  white: "As text on white, it",
  "tinted-area": "As text on a tinted area, it",
}

interface ColorProblem {
  pair: string
  ratio: number
  minimum: number
  nearest: string
}

/** Why a color is refused, and the nearest one that is not. */
export function problemSentence({ pair, ratio, minimum, nearest }: ColorProblem) {
  return `${SEEN[pair] ?? "It"} is hard to see: the contrast is ${ratio.toFixed(2)} to 1 and must be at least ${minimum} to 1. The nearest color that works is ${nearest}.`
}
