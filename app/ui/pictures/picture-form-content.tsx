import { useId } from "react"
import { Form as RouterForm, useLocation } from "react-router"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import type { PictureChoices } from "#app/lib/pictures/choices.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PictureField } from "./picture-field.tsx"
import { PICTURES_ID } from "./stored-pictures.tsx"

interface Props {
  /** From `pictureChoices`. */
  choices: PictureChoices
  label: string
  hint?: string
  result: ActionResult
}

export function PictureFormContent({ result, ...field }: Props) {
  const searchForm = useId()
  return (
    <div id={PICTURES_ID} className="scroll-mt-6">
      <SearchForm id={searchForm} />
      <Form
        intent="picture"
        result={result}
        encType="multipart/form-data"
        key={field.choices.chosen?.id ?? "none"}
      >
        <PictureField searchForm={searchForm} {...field} />
        <SubmitButton className="justify-self-start">Save the picture</SubmitButton>
      </Form>
    </div>
  )
}

/** Its field is inside the other form; the rest of the URL, such as the state of the list, stays. */
function SearchForm({ id }: { id: string }) {
  const { pathname, search } = useLocation()
  const others = [...new URLSearchParams(search)].filter(([name]) => !name.startsWith("picture_"))
  return (
    <RouterForm id={id} method="get" action={`${pathname}#${PICTURES_ID}`} preventScrollReset>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </RouterForm>
  )
}
