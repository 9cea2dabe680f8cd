import { useMatches } from "react-router"

const BACKGROUNDS = {
  green: "bg-green-400",
  mint: "bg-green-100",
  air: "bg-air-200",
  sky: "bg-air-300",
  marigold: "bg-marigold-400",
  butter: "bg-marigold-200",
  paper: "bg-paper",
  white: "bg-white",
} as const

/** The background color at the top of a page, header included. A page chooses it with `handle = { background: "air" }`. */
export type Background = keyof typeof BACKGROUNDS

export interface PageHandle {
  background?: Background
}

/** The class of the background that the page chose, or of its layout's default. */
export function useBackgroundClass(fallback: Background) {
  const asked = useMatches().findLast(match => (match.handle as PageHandle | undefined)?.background)
  return BACKGROUNDS[(asked?.handle as PageHandle | undefined)?.background ?? fallback]
}
