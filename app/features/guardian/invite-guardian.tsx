import { QrCode } from "#app/ui/data/qr-code.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"

export interface InvitationCode {
  code: string
  /** Opened by the QR code. */
  url: string
}

/** An invitation code, shown once right after it was created. */
export function CodeInvitation({ created }: { created?: InvitationCode }) {
  return (
    <div className="grid gap-5">
      {created && (
        <div
          role="status"
          className="grid items-center gap-6 rounded-panel bg-air-200 p-[clamp(20px,2.6vw,32px)] phone:grid-cols-[auto_1fr]"
        >
          <QrCode
            text={created.url}
            label="The same code for a phone’s camera"
            className="w-44 rounded-input max-phone:w-full max-phone:max-w-60"
          />
          <div className="grid gap-2">
            <p className="font-bold">Let your guardian scan this, or enter</p>
            <p className="wdth-100 display text-[clamp(1.7rem,3.4vw,2.6rem)] leading-none">{created.code}</p>
            <p>
              It works once, for 14 days. We show it only now. Afterward you confirm that the right person
              used it.
            </p>
          </div>
        </div>
      )}
      <Form intent="code">
        <SubmitButton variant={created ? "white" : "green"} className="justify-self-start">
          {created ? "Create a new code instead" : "Create a code"}
        </SubmitButton>
      </Form>
    </div>
  )
}

export function EmailInvitation() {
  return (
    <Form intent="invite" className="max-w-xl">
      <TextField
        name="address"
        type="email"
        label="Your guardian’s email address"
        hint="They get one email. Only the account with this address can accept it."
        autoComplete="off"
      />
      <SubmitButton variant="white" className="justify-self-start">
        Send the invitation
      </SubmitButton>
    </Form>
  )
}
