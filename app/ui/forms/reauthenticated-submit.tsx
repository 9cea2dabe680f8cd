import { type ComponentProps, lazy, type ReactNode, Suspense, useContext } from "react"
import { FormContext } from "./field.tsx"
import type { ProofBy, ReauthenticationFields } from "./reauthentication.tsx"

// Few sign-ins are too old, so the browser loads the fields on demand.
const bundled = import.meta.env.SSR ? await import("./reauthentication.tsx") : null
const Fields = bundled
  ? bundled.ReauthenticationFields
  : lazy(async () => ({ default: (await import("./reauthentication.tsx")).ReauthenticationFields }))

export function LazyReauthenticationFields(props: ComponentProps<typeof ReauthenticationFields>) {
  return (
    <Suspense>
      <Fields {...props} />
    </Suspense>
  )
}

/**
 * Wraps the submit button of a form whose action may need a new sign-in. Once the action asks for it, the fields
 * appear above the button, and everything else in the form stays as it is.
 */
export function ReauthenticatedSubmit({ email, children }: { email: string; children: ReactNode }) {
  const by = requestedProof(useContext(FormContext)?.values)
  if (!by) return children
  return (
    <div className="grid gap-5 rounded-panel bg-air-200 p-[clamp(18px,2.4vw,28px)]">
      <div className="grid gap-1" role="status">
        <p className="font-bold">Confirm that it’s you</p>
        <p>You signed in a while ago. Everything you chose is still here.</p>
      </div>
      <div className="max-w-md">
        <LazyReauthenticationFields key={by} {...{ email, by }} autoFocus />
      </div>
      {children}
      <EmailCodeButton by={by} />
    </div>
  )
}

/** The proof that the action asked for, if it did. */
export function requestedProof(values: Readonly<Record<string, unknown>> | undefined): ProofBy | null {
  const by = values?.by
  return by === "password" || by === "mail" || by === "app" ? by : null
}

/** Asks for an emailed code inside the form, so that its answers stay. After the submit button, which Enter presses. */
export function EmailCodeButton({ by }: { by: ProofBy }) {
  if (by === "app") return null
  return (
    <p>
      {by === "mail" ? "No email? Check your spam folder, or " : "No password, or forgot it? "}
      <button
        type="submit"
        name="send_code"
        value="yes"
        className="min-h-8 cursor-pointer font-bold underline"
      >
        {by === "mail" ? "get a new code" : "Email me a code instead"}
      </button>
    </p>
  )
}
