import { useEffect, useEffectEvent, useRef, useState } from "react"
import type { FieldErrors } from "#app/lib/forms/action-result.ts"
import { ALT_HINT, FileDetails } from "./file-details.tsx"
import { FilePreview } from "./file-preview.tsx"
import type { Point } from "./focal-point.ts"
import { FocalTarget } from "./focal-target.tsx"
import { uploadFile } from "./upload-file.ts"

const PREVIEW_PIXELS = 640

/** A new picture of a form: described and uploaded before the form is sent, so that progress and errors show here. */
export function NewPicture({ file, onRemove }: { file: File; onRemove(): void }) {
  const [point, setPoint] = useState<Point>({ x: 50, y: 50 })
  const [progress, setProgress] = useState<number | null>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [id, setId] = useState<string | null>(null)
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const submitter = useRef<HTMLElement>(null)

  const sendFirst = useEffectEvent(async (event: SubmitEvent) => {
    if (id) return
    const typed = new FormData(event.currentTarget as HTMLFormElement)
    submitter.current = event.submitter
    event.preventDefault()
    if (progress !== null) return
    const alt = String(typed.get("picture_alt") ?? "")
    const outcome = await uploadFile(file, { alt, focus: point }, setProgress)
    if ("errors" in outcome) {
      setErrors(outcome.errors)
      setProgress(null)
      fieldset.current?.querySelector("input")?.focus()
      return
    }
    setId(outcome.id)
  })

  useEffect(() => {
    const form = fieldset.current?.form
    const listener = (event: SubmitEvent) => void sendFirst(event)
    form?.addEventListener("submit", listener)
    return () => form?.removeEventListener("submit", listener)
  }, [])

  useEffect(() => {
    if (id) fieldset.current?.form?.requestSubmit(submitter.current)
  }, [id])

  return (
    <fieldset
      ref={fieldset}
      className="grid min-w-0 gap-4 rounded-input bg-gray-100 p-4 phone:grid-cols-[minmax(0,240px)_1fr]"
    >
      <legend className="sr-only">{file.name}</legend>
      {id && <input type="hidden" name="picture_id" value={id} />}
      <div className="grid content-start gap-1.5">
        <FocalTarget point={point} onMove={setPoint}>
          <FilePreview file={file} width={PREVIEW_PIXELS} className="w-full rounded-input" />
        </FocalTarget>
        <p className="text-gray-600 text-small">Click what a crop must show.</p>
      </div>
      <FileDetails {...{ file, errors, progress, onRemove }} name="picture_alt" hint={ALT_HINT} />
    </fieldset>
  )
}
