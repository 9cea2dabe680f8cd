import { useRef, useState } from "react"
import { useNavigate } from "react-router"
import { Avatar } from "#app/ui/data/avatar.tsx"
import { ProgressBar } from "#app/ui/data/progress.tsx"
import { FileField } from "#app/ui/forms/file-field.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { CropDialog, type CroppedPicture, useCropDialog } from "./crop-dialog.tsx"
import { uploadPicture } from "./upload-picture.ts"

// A little less than the server's limit for a whole request.
const MAX_BYTES = 5_000_000
const TYPES = "image/jpeg,image/png,image/webp,image/avif,image/gif"

interface Props {
  name: string
  picture: string | null
}

/** Uploads a picture. With JavaScript, a dialog previews and crops it first. */
export function PictureForm({ name, picture }: Props) {
  const navigate = useNavigate()
  const crop = useCropDialog()
  const field = useRef<HTMLInputElement>(null)
  const [uploaded, setUploaded] = useState<number | null>(null)
  const [error, setError] = useState<string>()

  async function upload({ file, box }: CroppedPicture) {
    setUploaded(0)
    const failure = await uploadPicture(file, box, setUploaded)
    setUploaded(null)
    setError(failure ?? undefined)
    if (field.current) field.current.value = ""
    if (!failure) await navigate("/me/profile")
  }

  async function chooseFile(files: FileList | null) {
    const file = files?.[0]
    setError(undefined)
    if (!file || file.size > MAX_BYTES) return
    if (!(await crop.open(file))) setError("Your browser can’t show that file. Choose a JPEG, PNG or WebP.")
  }

  return (
    <div className="grid items-start gap-x-8 gap-y-5 phone:grid-cols-[auto_1fr]">
      <Avatar name={name} picture={picture} size="lg" decorative />
      <div className="grid max-w-120 gap-4">
        <Form intent="picture" encType="multipart/form-data">
          <FileField
            ref={field}
            name="picture"
            label={picture ? "Another picture" : "Your picture"}
            hint="JPEG, PNG, WebP, AVIF or GIF, up to 5 MB. Only you see it. We remove where and when it was taken."
            accept={TYPES}
            maxBytes={MAX_BYTES}
            error={error}
            onChange={event => void chooseFile(event.currentTarget.files)}
          />
          {uploaded === null ? (
            <SubmitButton variant="white" size="sm" className="justify-self-start">
              Use this picture
            </SubmitButton>
          ) : (
            <Uploading part={uploaded} />
          )}
        </Form>
        {picture && uploaded === null && (
          <Form intent="remove-picture">
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
      <CropDialog crop={crop} onCropped={upload} />
    </div>
  )
}

function Uploading({ part }: { part: number }) {
  return (
    <div role="status" className="grid gap-1.5">
      <p className="font-bold text-small">{part < 1 ? "Uploading your picture…" : "Processing it…"}</p>
      <ProgressBar value={Math.round(part * 100)} max={100} label="Uploaded" className="bg-gray-200" />
    </div>
  )
}
