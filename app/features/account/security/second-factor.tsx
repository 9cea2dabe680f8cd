import { Badge } from "#app/ui/data/badge.tsx"
import { Callout } from "#app/ui/data/callout.tsx"
import { QrCode } from "#app/ui/data/qr-code.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import type { SecurityResult } from "./security-result.ts"
import { groupInFours } from "./totp-uri.ts"

interface Props {
  isOn: boolean
  codesLeft: number
  isStaff: boolean
  result: SecurityResult | undefined
}

export function SecondFactor({ isOn, codesLeft, isStaff, result }: Props) {
  if (result?.enrolling) return <Enrolling {...result.enrolling} />
  if (result?.isCodeEmailed) return <EmailProof />
  if (isOn) return <SwitchedOn codesLeft={codesLeft} isRemoving={result?.intent === "unenroll"} />
  return (
    <div className="grid gap-5">
      {isStaff && (
        <Callout tone="warm" title="Your role needs this">
          You have access to other people’s data. You can’t open the staff pages until two-step sign-in is on,
          so a stolen password alone never opens them.
        </Callout>
      )}
      <Form intent="enroll">
        <SubmitButton icon="ph:shield-check-bold" className="justify-self-start">
          Set up two-step sign-in
        </SubmitButton>
      </Form>
    </div>
  )
}

function EmailProof() {
  return (
    <div className="grid max-w-120 gap-4">
      <p>Your role opens other people’s data, so we first check that it’s really you.</p>
      <Form intent="enroll">
        <TextField
          name="code"
          label="Code we emailed you"
          hint="Six digits. Check your spam folder if it isn’t there in a minute."
          isValid={code => code.replace(/\s/g, "").length === 6}
          inputMode="numeric"
          autoComplete="one-time-code"
          className="max-w-70"
        />
        <div className="flex flex-wrap gap-4">
          <SubmitButton>Confirm my email</SubmitButton>
          <PushButton to="/me/security" variant="white">
            Not now
          </PushButton>
        </div>
      </Form>
    </div>
  )
}

function Enrolling({ factorId, secret, uri }: NonNullable<SecurityResult["enrolling"]>) {
  return (
    <div className="grid gap-x-9 gap-y-6 rounded-panel bg-air-200 p-[clamp(20px,2.6vw,36px)] phone:grid-cols-[auto_1fr]">
      <QrCode
        text={uri}
        label="QR code for your authenticator app. The same key is next to it as text."
        className="w-50 rounded-[18px] max-phone:w-full max-phone:max-w-60"
      />
      <ol className="grid list-decimal content-start gap-3 pl-5">
        <li>
          Open an authenticator app on your phone: the password app it came with, or any other you trust.
        </li>
        <li>
          Scan the code, or{" "}
          <a href={uri} className="font-bold underline">
            open the app on this device
          </a>
          , or enter this key:
          <code className="mt-1.5 block select-all wrap-anywhere rounded-tag bg-white px-3 py-2 font-mono">
            {groupInFours(secret)}
          </code>
        </li>
        <li>Enter the six digits that it shows.</li>
      </ol>
      <Form intent="verify" className="phone:col-span-2">
        <input type="hidden" name="factor_id" value={factorId} />
        <input type="hidden" name="secret" value={secret} />
        <CodeField />
        <div className="flex flex-wrap gap-4">
          <SubmitButton>Turn it on</SubmitButton>
          <PushButton to="/me/security" variant="white">
            Not now
          </PushButton>
        </div>
      </Form>
    </div>
  )
}

function SwitchedOn({ codesLeft, isRemoving }: { codesLeft: number; isRemoving: boolean }) {
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone="green" icon="ph:shield-check-fill">
          On
        </Badge>
        <span>
          {codesLeft === 1 ? "One recovery code is" : `${codesLeft} recovery codes are`} left, in case you
          lose your phone.
        </span>
      </p>
      <Form intent="codes">
        <SubmitButton variant="white" className="justify-self-start">
          Make new recovery codes
        </SubmitButton>
      </Form>
      <details open={isRemoving} className="group">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold underline">
          Turn two-step sign-in off
        </summary>
        <Form intent="unenroll" className="mt-3 max-w-120">
          <CodeField />
          <SubmitButton variant="siren" className="justify-self-start">
            Turn it off
          </SubmitButton>
        </Form>
      </details>
    </div>
  )
}

function CodeField() {
  return (
    <TextField
      name="code"
      label="Code from your app"
      hint="Six digits. A new code appears every 30 seconds."
      isValid={code => code.replace(/\s/g, "").length === 6}
      inputMode="numeric"
      autoComplete="one-time-code"
      className="max-w-70"
    />
  )
}
