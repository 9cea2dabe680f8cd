import type { ReactNode } from "react"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { StaffSheet } from "./staff-layout.tsx"
import { StatusBadge } from "./status-badge.tsx"

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

interface TrashFormProps {
  /** Which records of this kind stay. */
  rule?: string | undefined
  /** False leaves the rule without the button. */
  isPossible?: boolean
}

/** Below a record: moves it into the trash. */
export function TrashForm({ rule, isPossible = true }: TrashFormProps) {
  return (
    <Form intent="trash" result={{}} className="gap-3 border-ink border-t-[2.5px] pt-4">
      <p className="text-gray-600 text-small">
        {rule && `${rule} `}
        {isPossible && "Nobody sees it in the trash. You can restore it for 30 days."}
      </p>
      {isPossible && (
        <SubmitButton variant="white" size="sm" className="justify-self-start">
          Move it to the trash
        </SubmitButton>
      )}
    </Form>
  )
}
