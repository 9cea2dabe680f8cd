import { useEffect, useRef } from "react"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import type { RowAction } from "#app/lib/staff/define-staff-list.ts"
import { Form } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { PREVIEW } from "./action-buttons.tsx"

// The form has no fields that could be wrong.
const NO_RESULT = {}

interface Props {
  actions: readonly RowAction[]
  result: ActionResult | undefined
  /** The list without the question. */
  back: string
}

/** What a button would do to the selected rows or to its own, with the button that does it. */
export function SelectionPreview({ actions, result, back }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const action = actions.find(({ intent }) => `${PREVIEW}${intent}` === result?.intent)
  const ids = [result?.values?.id ?? []].flat()
  useEffect(() => {
    if (result) heading.current?.focus()
  }, [result])
  if (!action?.effect || ids.length === 0) return null
  return (
    <Form
      result={NO_RESULT}
      className="m-2 justify-items-start gap-4 rounded-panel border-3 border-ink bg-marigold-200 p-5"
    >
      <h2 ref={heading} tabIndex={-1} className="text-lead outline-none">
        {action.effect(ids.length)}
      </h2>
      {ids.map(id => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      <div className="flex flex-wrap items-center gap-5">
        <PushButton type="submit" name="intent" value={action.intent} size="sm">
          {action.label}
        </PushButton>
        <Link to={back} className="underline">
          Not now
        </Link>
      </div>
    </Form>
  )
}
