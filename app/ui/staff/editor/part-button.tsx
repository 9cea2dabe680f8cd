import { Form, SubmitButton } from "#app/ui/forms/form.tsx"

interface Props {
  intent: "remove" | "put-back"
  part: string
  label: string
  /** The name of the part, for screen readers. */
  about: string
}

/** Takes a part out of the draft, or puts it back. */
export function PartButton({ intent, part, label, about }: Props) {
  return (
    <Form intent={intent} result={{}}>
      <input type="hidden" name="part" value={part} />
      <SubmitButton size="sm" variant="white" aria-label={`${label}: ${about}`}>
        {label}
      </SubmitButton>
    </Form>
  )
}
