import type { ReactNode } from "react"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { StaffSheet, StatusBadge, TrashForm } from "./staff-layout.tsx"

interface RecordSheetProps {
  title: string
  isPublished: boolean
  /** Where visitors see it. */
  publicPath: string
  listHref: string
  message: ReactNode
  /** Whether the record can be moved into the trash. */
  hasTrash?: boolean
  trashRule?: string | undefined
  children: ReactNode
}

/** One record of a table that staff publish, with the form that changes it. */
export function RecordSheet(props: RecordSheetProps) {
  const { title, isPublished, publicPath, listHref, message, hasTrash, trashRule, children } = props
  return (
    <StaffSheet className="grid gap-6 self-start p-[clamp(18px,2vw,28px)]">
      <div className="grid gap-3">
        <Link to={listHref} className="justify-self-start underline min-[1180px]:hidden">
          Back to the list
        </Link>
        <div className="flex items-start justify-between gap-4">
          <h2 className="wrap-anywhere wdth-88 text-3 leading-tight">{title}</h2>
          <StatusBadge className="flex-none" status={isPublished ? "Published" : "Hidden"} />
        </div>
        {isPublished && (
          <Link to={publicPath} className="justify-self-start underline">
            View the public page
          </Link>
        )}
      </div>
      {message}
      {children}
      {hasTrash && <TrashForm rule={trashRule} />}
    </StaffSheet>
  )
}

interface NewRecordProps {
  label: string
  result: ActionResult | undefined
  /** The intent of the form. */
  intent?: string
  /** Whether the page was opened for this form. */
  isOpen?: boolean
  children: ReactNode
}

/** Beside the heading: the form for a new record, closed until someone opens it or it comes back with errors. */
export function NewRecord({ label, result, intent = "create", isOpen, children }: NewRecordProps) {
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
