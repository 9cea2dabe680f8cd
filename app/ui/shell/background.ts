import { useMatches } from "react-router"

const FIELDS = {
  green: "bg-green-400",
  mint: "bg-green-100",
  air: "bg-air-200",
  sky: "bg-air-300",
  marigold: "bg-marigold-400",
  butter: "bg-marigold-200",
  paper: "bg-paper",
  white: "bg-white",
} as const

/** The color field a page opens on. The header stands on it too, so the page says it: `handle = { field: "air" }`. */
export type Field = keyof typeof FIELDS

export interface FrameHandle {
  field?: Field
}

/** The background of the field that the page asks for, or of the one its layout has otherwise. */
export function useFieldClass(otherwise: Field) {
  const asked = useMatches().findLast(match => (match.handle as FrameHandle | undefined)?.field)
  return FIELDS[(asked?.handle as FrameHandle | undefined)?.field ?? otherwise]
}
