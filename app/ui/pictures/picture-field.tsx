import { useEffect, useRef, useState } from "react"
import { ALT_MAX_LENGTH, type PictureData } from "#app/lib/pictures/picture.ts"
import { useHydrated } from "#app/lib/rendering/use-hydrated.ts"
import { Picture } from "#app/ui/data/picture.tsx"
import { FieldGroup, useField } from "#app/ui/forms/field.tsx"
import { FileField } from "#app/ui/forms/file-field.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { NewPicture } from "./new-picture.tsx"
import { ACCEPTED } from "./prepare-file.ts"
import { LOCATION_NOTE } from "./upload-file.ts"

interface Props {
  label: string
  hint?: string
  /** From `pictureChoices`. */
  choices: readonly PictureData[]
  chosen: string | null
}

/**
 * Chooses a stored picture or uploads one, in a form with `encType="multipart/form-data"`. The action reads it with
 * `choosePicture`. Without script the file is sent with the form.
 */
export function PictureField({ label, hint, choices, chosen }: Props) {
  const isHydrated = useHydrated()
  const [file, setFile] = useState<File | null>(null)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    // A file may be chosen before hydration.
    setFile(input.current?.files?.[0] ?? null)
  }, [])

  return (
    <div className="grid gap-4">
      <fieldset disabled={file !== null} hidden={file !== null} className="min-w-0">
        <Choices {...{ label, hint, choices, chosen }} />
      </fieldset>
      {file ? (
        <NewPicture key={`${file.name} ${file.lastModified}`} file={file} onRemove={() => setFile(null)} />
      ) : (
        <FileField
          name="picture_file"
          label="Or upload a new one"
          hint={
            isHydrated
              ? `A large photo is made smaller before it is sent. ${LOCATION_NOTE}`
              : `JPEG, PNG, WebP, AVIF or GIF, up to 5 MB. ${LOCATION_NOTE}`
          }
          accept={isHydrated ? "image/*" : ACCEPTED}
          optional
          ref={input}
          onChange={({ currentTarget }) => setFile(currentTarget.files?.[0] ?? null)}
        />
      )}
      {!isHydrated && (
        <TextField
          name="picture_alt"
          label="What the new picture shows"
          hint="Read aloud to people who can’t see it."
          maxLength={ALT_MAX_LENGTH}
          optional
        />
      )}
    </div>
  )
}

const TILE = [
  "relative grid cursor-pointer content-start gap-1.5 rounded-input border-2 border-gray-300 p-1.5 text-small",
  "has-checked:border-ink has-checked:bg-green-200",
  "has-focus-visible:outline-3 has-focus-visible:outline-(--focus) has-focus-visible:outline-offset-2",
].join(" ")

function Choices({ label, hint, choices, chosen }: Props) {
  const field = useField({ name: "picture_id", hint })
  const checked = field.wasSubmitted ? field.submitted : (chosen ?? "")
  const tiles = [{ id: "", alt: "No picture", picture: null }, ...choices.map(tileOf)]
  return (
    <FieldGroup {...{ field, label, hint }}>
      <div className="grid max-h-96 grid-cols-2 gap-2.5 overflow-y-auto p-1 phone:grid-cols-3">
        {tiles.map(({ id, alt, picture }) => (
          <label key={id} className={TILE}>
            {picture ? (
              <Picture picture={picture} sizes="160px" decorative className="aspect-4/3 rounded-tag" />
            ) : (
              <span className="aspect-4/3 rounded-tag bg-gray-100" />
            )}
            <input
              type="radio"
              name="picture_id"
              value={id}
              id={picture ? undefined : field.id}
              defaultChecked={checked === id}
              className="tick absolute top-3 left-3"
            />
            <span className="wrap-anywhere line-clamp-3">{alt}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

function tileOf(picture: PictureData) {
  return { id: picture.id, alt: picture.alt, picture }
}
