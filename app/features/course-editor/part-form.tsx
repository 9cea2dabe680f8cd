import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { KeptForm } from "#app/ui/staff/editor/kept-form.tsx"
import type { EditedPart } from "./editing.server.ts"
import { BLOCK_LABELS } from "./labels.ts"

interface Props {
  part: EditedPart
  result: ActionResult
  /** Where the browser sends what is typed. */
  typingPath: string
}

/** The form of a part or of one block, which keeps what is typed. */
export function PartForm({ part: { form, sources, block }, result, typingPath }: Props) {
  return (
    <KeptForm
      noun="part"
      heading={block ? BLOCK_LABELS[block.kind] : undefined}
      {...{ form, sources, result, typingPath }}
    >
      {block && !block.isNew && (
        <Form intent="remove-block" result={{}} className="border-ink border-t-[2.5px] pt-4">
          <SubmitButton variant="white" size="sm" className="justify-self-start">
            Remove this block
          </SubmitButton>
        </Form>
      )}
    </KeptForm>
  )
}
