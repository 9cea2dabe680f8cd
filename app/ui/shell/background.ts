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

/**
 * The background color at the top of a page, header included. A page chooses it with `handle = { background: "air" }`
 * or returns it from its loader as `page.background`.
 */
type Background = keyof typeof BACKGROUNDS

export interface PageHandle {
  background?: Background | null
}

/** The class of the background that the page chose, or of its layout's default. */
export function useBackgroundClass(fallback: Background) {
  const chosen = useMatches().flatMap(
    ({ handle, loaderData }) =>
      (handle as PageHandle | undefined)?.background ??
      (loaderData as { page?: PageHandle } | undefined)?.page?.background ??
      [],
  )
  return BACKGROUNDS[chosen.at(-1) ?? fallback]
}
