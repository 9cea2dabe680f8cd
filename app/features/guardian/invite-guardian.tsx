import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { QrCode } from "#app/ui/data/qr-code.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { EMPTY_RESULT } from "./form-result.ts"

interface MadeCode {
  code: string
  /** Where the code leads, for phones that read the picture. */
  address: string
}

/** A code for somebody in the same room: shown once, right after it was made. */
export function CodeInvitation({ made, problem }: { made?: MadeCode; problem?: string }) {
  return (
    <div className="grid gap-5">
      {made && (
        <div
          role="status"
          className="grid items-center gap-6 rounded-panel bg-air-200 p-[clamp(20px,2.6vw,32px)] phone:grid-cols-[auto_1fr]"
        >
          <QrCode
            text={made.address}
            label="The same code for a phone’s camera"
            className="w-44 rounded-input max-phone:w-full max-phone:max-w-60"
          />
          <div className="grid gap-2">
            <p className="font-bold">Let your guardian scan this, or type</p>
            <p className="wdth-100 display text-[clamp(1.7rem,3.4vw,2.6rem)] leading-none">{made.code}</p>
            <p>
              It works once, for 14 days. We show it only now. Afterwards you confirm that the right person
              used it.
            </p>
          </div>
        </div>
      )}
      <Form result={problem ? { errors: { form: problem } } : EMPTY_RESULT}>
        <input type="hidden" name="intent" value="code" />
        <SubmitButton variant={made ? "white" : "green"} className="justify-self-start">
          {made ? "Make a new code instead" : "Make a code"}
        </SubmitButton>
      </Form>
    </div>
  )
}

export function LetterInvitation({ answer }: { answer: ActionResult }) {
  return (
    <Form result={answer} className="max-w-xl">
      <input type="hidden" name="intent" value="letter" />
      <TextField
        name="address"
        type="email"
        label="Your guardian’s email address"
        hint="They get one letter. Only the account of this address can accept it."
        autoComplete="off"
      />
      <SubmitButton variant="white" className="justify-self-start">
        Send the letter
      </SubmitButton>
    </Form>
  )
}
