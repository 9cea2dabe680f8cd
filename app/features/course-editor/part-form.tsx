import type { ReactNode } from "react"
import { formatDateTime } from "#app/lib/format/dates.ts"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { AutosaveStatus } from "#app/ui/staff/autosave-status.tsx"
import { StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { useAutosave } from "#app/ui/staff/use-autosave.ts"
import type { EditedPart } from "./editing.server.ts"
import type { Fields } from "./fields/field-spec.ts"
import { BLOCK_LABELS, CONFLICT } from "./labels.ts"
import { SpecFields } from "./spec-fields.tsx"

interface Props {
  part: EditedPart
  result: ActionResult
  /** Where the browser sends what is typed. */
  typingPath: string
  children?: ReactNode
}

/** The form of a part or of one block, which keeps what is typed. */
export function PartForm({ part, result, typingPath, children }: Props) {
  const { form, sources, block } = part
  const autosave = useAutosave("part", typingPath)
  const fields = (result.values as Fields | undefined) ?? form.fields
  return (
    <StaffSheet className="grid gap-5 p-[clamp(18px,2vw,28px)]">
      {block && <h2 className="text-3">{BLOCK_LABELS[block.kind]}</h2>}
      {form.typedAt && <TypedNotice form={form} />}
      <Form id="part" result={result} className="grid-cols-1 gap-6">
        {/* Enter presses the first button of a form, which would otherwise move an entry. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
        <input type="hidden" name="base" value={form.base} />
        <SpecFields key={JSON.stringify(fields)} {...{ specs: form.specs, fields, sources }} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton>Save in the draft</SubmitButton>
          {result.errors?.form === CONFLICT && (
            <PushButton type="submit" name="intent" value="overwrite" variant="white">
              Save mine anyway
            </PushButton>
          )}
        </div>
      </Form>
      <AutosaveStatus state={autosave} noun="part" />
      {block && !block.isNew && (
        <Form intent="remove-block" result={{}} className="border-ink border-t-[2.5px] pt-4">
          <SubmitButton variant="white" size="sm" className="justify-self-start">
            Remove this block
          </SubmitButton>
        </Form>
      )}
      {children}
    </StaffSheet>
  )
}

/** Says that the form shows text that is not saved, and whether someone else saved meanwhile. */
function TypedNotice({ form: { typedAt, isOutdated } }: Pick<EditedPart, "form">) {
  return (
    <Callout tone={isOutdated ? "warm" : "info"} title="You have unsaved changes">
      <p>We kept what you typed until {formatDateTime(typedAt!)}. Save it, or discard it.</p>
      {isOutdated && <p>Someone else saved this since you started.</p>}
      <Form intent="discard" result={{}} className="pt-3">
        <SubmitButton size="sm" variant="white" className="justify-self-start">
          Discard my changes
        </SubmitButton>
      </Form>
    </Callout>
  )
}
