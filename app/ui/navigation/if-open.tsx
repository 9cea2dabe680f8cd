import type { ReactNode } from "react"
import { useIsOpen } from "#app/lib/modules/use-is-open.ts"

/** Shows its children unless the part of the site that they lead to is switched off. */
export function IfOpen({ to, children }: { to: string; children: ReactNode }) {
  return useIsOpen()({ to }) && children
}
