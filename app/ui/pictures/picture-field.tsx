import { type ComponentProps, useEffect, useRef, useState } from "react"
import { ALT_MAX_LENGTH } from "#app/lib/pictures/picture.ts"
import { useHydrated } from "#app/lib/rendering/use-hydrated.ts"
import { FileField } from "#app/ui/forms/file-field.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { NewPicture } from "./new-picture.tsx"
import { ACCEPTED } from "./prepare-file.ts"
import { StoredPictures } from "./stored-pictures.tsx"
import { LOCATION_NOTE } from "./upload-file.ts"

/**
 * Chooses a stored picture or uploads one, in a form with `encType="multipart/form-data"`. The action reads it with
 * `choosePicture`. Without script the file is sent with the form.
 */
export function PictureField(props: ComponentProps<typeof StoredPictures>) {
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
        <StoredPictures {...props} />
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
