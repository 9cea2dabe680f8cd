import { TextArea } from "./text-area.tsx"
import { TextField } from "./text-field.tsx"

export function SenderFields() {
  return (
    <>
      <TextField name="name" label="Your name" autoComplete="name" />
      <TextField name="email" type="email" label="Your email" autoComplete="email" />
    </>
  )
}

/** The text of a message, and a field that only programs fill in. */
export function MessageField({ hint }: { hint: string }) {
  return (
    <>
      <TextArea name="body" label="Message" hint={hint} maxLength={2000} rows={6} />
      <div aria-hidden="true" className="sr-only">
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
