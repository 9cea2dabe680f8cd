import type { ActionResult } from "#app/lib/forms/action-result.ts"
import type { PictureData } from "#app/lib/pictures/picture.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PictureField } from "./picture-field.tsx"

interface Props {
  /** The picture of the row. */
  chosen: string | null
  choices: readonly PictureData[]
  label: string
  hint?: string
  result: ActionResult
}

export function PictureFormContent({ chosen, result, ...field }: Props) {
  return (
    <Form intent="picture" result={result} encType="multipart/form-data" key={chosen ?? "none"}>
      <PictureField chosen={chosen} {...field} />
      <SubmitButton className="justify-self-start">Save the picture</SubmitButton>
    </Form>
  )
}
