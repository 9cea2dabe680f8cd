import type { RouterContextProvider } from "react-router"
import { assertNever } from "#app/lib/assert-never.ts"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import { moveByCommand } from "#app/lib/forms/move-item.ts"
import { invalidForm } from "#app/lib/forms/parse-form.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { CONFLICT } from "./conflict.ts"
import type { EditOutcome } from "./draft-actions.server.ts"

interface Args {
  context: Readonly<RouterContextProvider>
  url: URL
  form: FormData
}

/** Whether someone else saved the same fields since the form was opened, and the caller did not choose to replace that. */
export function isOutdated(form: FormData, base: string) {
  return form.get("intent") !== "overwrite" && form.get("base") !== base
}

/** The items in the order that a form asks for, by a button or by dragging. Null if they are others by now. */
export function inWantedOrder<Item extends { id: string }>(items: readonly Item[], form: FormData) {
  const current = items.map(({ id }) => id)
  const command = form.get("move")
  const wanted = command
    ? moveByCommand(current, String(command))
    : String(form.get("order") ?? "").split(" ")
  if ([...wanted].sort().join() !== [...current].sort().join()) return null
  return wanted.map(id => items.find(item => item.id === id)!)
}

/** Back to the draft with a message, or the reason why nothing was saved. */
export function afterSave(
  { context, url, form }: Args,
  outcome: EditOutcome,
  saved: { next: string; message: string },
  errors: { movedOn: string; notAllowed: string },
) {
  switch (outcome) {
    case "saved":
      return redirectWithFlash(context, saved.next, saved.message)
    case "changed-meanwhile":
      return invalidForm(form, { form: isOfFields(form) ? CONFLICT : errors.movedOn }, { status: 409 })
    case "invalid":
      return invalidForm(form, { form: "It can’t be saved like this. Check each field." })
    case "not-allowed":
      return invalidForm(form, { form: errors.notAllowed })
    case "unknown":
      return throwNotFound({ url })
    default:
      return assertNever(outcome)
  }
}

/** Whether the fields were submitted, and not a button beside them. */
function isOfFields(form: FormData) {
  const intent = form.get("intent")
  return intent === null || intent === "overwrite"
}
