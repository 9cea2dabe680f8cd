import { data, type RouterContextProvider } from "react-router"
import { z } from "zod"
import { memberAccount } from "#app/lib/auth/account.server.ts"
import { getClaims } from "#app/lib/auth/session/request-session.server.ts"
import { freshAuthClient, signIn } from "#app/lib/auth/sign-in.server.ts"
import { authErrorResult } from "#app/lib/forms/auth-error-result.server.ts"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import { backToSecurity } from "./security-actions.server.ts"
import type { SecurityResult } from "./security-result.ts"

type Context = Readonly<RouterContextProvider>

const PROOF_SECONDS = 3600
const NO_PROOF = ["password", "totp"]

const codeSchema = z.object({
  code: z
    .string()
    .transform(code => code.replace(/\s/g, ""))
    .pipe(z.string().regex(/^\d{6}$/, "Enter the six digits from the email.")),
})

/** Whether a staff member has signed in by password only, which is not enough to enroll a second factor. */
export async function needsEmailProof(context: Context) {
  const roles = (await memberAccount(context))?.roles ?? []
  if (roles.length === 0) return false
  const since = Date.now() / 1000 - PROOF_SECONDS
  const methods = getClaims(context)?.amr ?? []
  return !methods.some(
    entry => typeof entry === "object" && !NO_PROOF.includes(entry.method) && entry.timestamp > since,
  )
}

/** Emails a code; with the code in the form, opens a new session that has proved the email address. */
export async function proveEmail(context: Context, form: FormData) {
  const email = String(getClaims(context)?.email ?? "")
  if (!form.has("code")) {
    const options = { shouldCreateUser: false }
    const { error } = await freshAuthClient(context).signInWithOtp({ email, options })
    if (error) return authErrorResult(context, form, error)
    return data<SecurityResult>({ intent: "enroll", isCodeEmailed: true })
  }
  const parsed = parseForm(codeSchema, form)
  if (!parsed.ok)
    return data<SecurityResult>({ ...parsed.result.data, isCodeEmailed: true }, parsed.result.init ?? {})
  const token = parsed.value.code
  const result = await signIn(context, auth => auth.verifyOtp({ email, token, type: "email" }))
  if (result.outcome === "refused") {
    const rejected = authErrorResult(context, form, result.error)
    return data<SecurityResult>({ ...rejected.data, isCodeEmailed: true }, rejected.init ?? {})
  }
  return backToSecurity(context, "Thanks, your email is confirmed. Now set up two-step sign-in.")
}
