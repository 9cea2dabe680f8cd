import { useRef, useState } from "react"
import { useNavigate } from "react-router"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Avatar } from "#app/ui/data/avatar.tsx"
import { ProgressBar } from "#app/ui/data/progress.tsx"
import { FileField } from "#app/ui/forms/file-field.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { type Chosen, CropDialog, useCropDialog } from "./crop-dialog.tsx"
import { sendPicture } from "./upload-picture.ts"

// A little less than what the server takes in as a whole.
const MOST_BYTES = 5_000_000
const TYPES = "image/jpeg,image/png,image/webp,image/avif,image/gif"

interface Props {
  name: string
  picture: string | null
  answer: ActionResult
}

/** Choosing a picture sends it with one key; with a script there is a look at it first, and a square to choose. */
export function PictureForm({ name, picture, answer }: Props) {
  const navigate = useNavigate()
  const crop = useCropDialog()
  const field = useRef<HTMLInputElement>(null)
  const [sent, setSent] = useState<number | null>(null)
  const [problem, setProblem] = useState<string>()

  async function send({ file, box }: Chosen) {
    setSent(0)
    const wrong = await sendPicture(file, box, setSent)
    setSent(null)
    setProblem(wrong ?? undefined)
    if (field.current) field.current.value = ""
    if (!wrong) await navigate("/me/profile?saved=picture")
  }

  async function chosen(files: FileList | null) {
    const file = files?.[0]
    setProblem(undefined)
    if (!file || file.size > MOST_BYTES) return
    if (!(await crop.open(file))) setProblem("Your browser can’t show that file. Pick a JPEG, PNG or WebP.")
  }

  return (
    <div className="grid items-start gap-x-8 gap-y-5 phone:grid-cols-[auto_1fr]">
      <Avatar name={name} picture={picture} size="lg" decorative />
      <div className="grid max-w-120 gap-4">
        <Form result={answer} encType="multipart/form-data">
          <input type="hidden" name="intent" value="picture" />
          <FileField
            ref={field}
            name="picture"
            label={picture ? "Another picture" : "Your picture"}
            hint="JPEG, PNG, WebP, AVIF or GIF, up to 5 MB. Only you see it. Where and when it was taken is removed."
            accept={TYPES}
            maxBytes={MOST_BYTES}
            error={problem}
            onChange={event => void chosen(event.currentTarget.files)}
          />
          {sent === null ? (
            <SubmitButton variant="white" size="sm" className="justify-self-start">
              Use this picture
            </SubmitButton>
          ) : (
            <Sending part={sent} />
          )}
        </Form>
        {picture && sent === null && (
          <Form result={{}}>
            <input type="hidden" name="intent" value="remove-picture" />
            <PushButton
              type="submit"
              variant="white"
              size="sm"
              icon="ph:trash-bold"
              className="justify-self-start"
            >
              Remove my picture
            </PushButton>
          </Form>
        )}
      </div>
      <CropDialog crop={crop} onChosen={send} />
    </div>
  )
}

function Sending({ part }: { part: number }) {
  return (
    <div role="status" className="grid gap-1.5">
      <p className="font-bold text-small">{part < 1 ? "Sending your picture…" : "Cleaning it up…"}</p>
      <ProgressBar value={Math.round(part * 100)} max={100} label="Sent" className="bg-gray-200" />
    </div>
  )
}
