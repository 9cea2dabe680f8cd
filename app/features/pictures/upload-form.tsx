import { type FormEvent, useState } from "react"
import { useNavigate } from "react-router"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { ALT_MAX_LENGTH, CREDIT_MAX_LENGTH } from "#app/lib/pictures/picture.ts"
import { useHydrated } from "#app/lib/rendering/use-hydrated.ts"
import { FileField } from "#app/ui/forms/file-field.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { ALT_HINT } from "#app/ui/pictures/file-details.tsx"
import { ACCEPTED } from "#app/ui/pictures/prepare-file.ts"
import { LOCATION_NOTE } from "#app/ui/pictures/upload-file.ts"
import { ChosenFile } from "./chosen-file.tsx"
import { type Chosen, uploadChosen } from "./upload-chosen.ts"

/** Uploads a picture. With JavaScript, several at once, each with its own description and progress. */
export function UploadForm({ result }: { result: ActionResult }) {
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const isUploading = chosen.some(({ progress }) => progress !== null)

  function update(key: string, change: Partial<Chosen>) {
    setChosen(all => all.map(one => (one.key === key ? { ...one, ...change } : one)))
  }

  function choose({ files, form }: HTMLInputElement) {
    const typed = chosen.length === 0 && form ? String(new FormData(form).get("alt") ?? "") : ""
    const added = [...(files ?? [])].map((file, index) => ({
      ...{ key: crypto.randomUUID(), file, progress: null, errors: {} },
      alt: index === 0 ? typed : "",
    }))
    setChosen(all => [...all, ...added])
  }

  async function upload(event: FormEvent<HTMLFormElement>) {
    // Without script the form is sent as it is.
    if (chosen.length === 0) return
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const ids: string[] = []
    for (const one of chosen) {
      const outcome = await uploadChosen(one, form, progress => update(one.key, { progress }))
      if ("id" in outcome) {
        ids.push(outcome.id)
        setChosen(all => all.filter(({ key }) => key !== one.key))
      } else update(one.key, { progress: null, errors: outcome.errors })
    }
    if (ids.length === chosen.length)
      await navigate(ids.length === 1 ? `/staff/pictures/${ids[0]}` : "/staff/pictures")
  }

  return (
    <Form intent="add" result={result} encType="multipart/form-data" onSubmit={event => void upload(event)}>
      <FileField
        name={chosen.length > 0 ? "more" : "picture"}
        label={chosen.length > 0 ? "More pictures" : isHydrated ? "Pictures" : "Picture"}
        hint={
          isHydrated
            ? `A large photo is made smaller before it is sent. ${LOCATION_NOTE}`
            : `JPEG, PNG, WebP, AVIF or GIF, up to 5 MB. ${LOCATION_NOTE}`
        }
        accept={isHydrated ? "image/*" : ACCEPTED}
        multiple={isHydrated}
        onChange={event => {
          choose(event.currentTarget)
          event.currentTarget.value = ""
        }}
      />
      {chosen.map(one => (
        <ChosenFile
          key={one.key}
          chosen={one}
          onRemove={() => setChosen(all => all.filter(({ key }) => key !== one.key))}
        />
      ))}
      {chosen.length === 0 && (
        <TextField name="alt" label="What the picture shows" hint={ALT_HINT} maxLength={ALT_MAX_LENGTH} />
      )}
      <TextField
        name="credit"
        label="Credit"
        hint="The photographer or artist, shown beside the picture."
        optional
        maxLength={CREDIT_MAX_LENGTH}
      />
      <SubmitButton busy={isUploading || undefined} className="justify-self-start">
        {chosen.length > 1 ? `Save ${chosen.length} pictures` : "Save"}
      </SubmitButton>
    </Form>
  )
}
