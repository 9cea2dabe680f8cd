import type { ReactNode } from "react"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import type { FieldSpec, Fields } from "#app/lib/forms/field-specs/field-spec.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { AutosaveStatus } from "#app/ui/staff/autosave-status.tsx"
import { OfficeTime } from "#app/ui/staff/office-time.tsx"
import { StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { useAutosave } from "#app/ui/staff/use-autosave.ts"
import { CONFLICT } from "./conflict.ts"
import { SpecFields } from "./spec-fields.tsx"

interface KeptFields {
  specs: readonly FieldSpec[]
  fields: Fields
  /** What was saved when someone started to type. */
  base: string
  /** When the caller's unsaved text was kept; null if there is none. */
  typedAt: string | null
  isOutdated: boolean
}

interface Props {
  form: KeptFields
  /** What is being written, such as “part”; also the id of the form. */
  noun: string
  heading?: string
  result: ActionResult
  /** Where the browser sends what is typed. */
  typingPath: string
  sources?: readonly { id: string; label: string }[]
  children?: ReactNode
}

/** A form of a draft that field specs describe. It keeps what is typed, and nobody overwrites the other unnoticed. */
export function KeptForm({ form, noun, heading, result, typingPath, sources = [], children }: Props) {
  const autosave = useAutosave(noun, typingPath)
  const fields = (result.values as Fields | undefined) ?? form.fields
  return (
    <StaffSheet className="grid gap-5 p-[clamp(18px,2vw,28px)]">
      {heading && <h2 className="text-3">{heading}</h2>}
      {form.typedAt && <TypedNotice form={form} />}
      <Form id={noun} data-own-draft="" result={result} className="grid-cols-1 gap-6">
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
      <AutosaveStatus state={autosave} noun={noun} />
      {children}
    </StaffSheet>
  )
}

/** Says that the form shows text that is not saved, and whether someone else saved meanwhile. */
function TypedNotice({ form: { typedAt, isOutdated } }: Pick<Props, "form">) {
  return (
    <Callout tone={isOutdated ? "warm" : "info"} title="You have unsaved changes">
      <p>
        We kept what you typed until <OfficeTime at={typedAt!} />. Save it, or discard it.
      </p>
      {isOutdated && <p>Someone else saved this since you started.</p>}
      <Form intent="discard" result={{}} className="pt-3">
        <SubmitButton size="sm" variant="white" className="justify-self-start">
          Discard my changes
        </SubmitButton>
      </Form>
    </Callout>
  )
}
