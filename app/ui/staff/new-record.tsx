import type { ReactNode } from "react"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { StaffSheet } from "./staff-layout.tsx"

interface Props {
  label: string
  result: ActionResult | undefined
  /** The intent of the form. */
  intent?: string
  /** Whether the page was opened for this form. */
  isOpen?: boolean
  children: ReactNode
}

/** Beside the heading: the form for a new record, closed until someone opens it or it comes back with errors. */
export function NewRecord({ label, result, intent = "create", isOpen, children }: Props) {
  const hasErrors = result?.intent === intent && result.errors !== undefined
  return (
    <details open={hasErrors || isOpen} className="group min-w-0 open:flex-[1_1_20rem]">
      <summary className="push flex w-fit cursor-pointer list-none phone:ml-auto [&::-webkit-details-marker]:hidden">
        <Icon
          name="ph:plus-bold"
          className="size-[1.1em] flex-none transition-[rotate] group-open:rotate-45"
        />
        {label}
      </summary>
      <StaffSheet className="mt-4 max-w-140 p-[clamp(18px,2vw,28px)] phone:ml-auto">{children}</StaffSheet>
    </details>
  )
}
