import { data, type RouterContextProvider } from "react-router"
import { z } from "zod"
import { authOf, getClaims, supabase } from "#app/lib/auth/session/request-session.server.ts"
import { authErrorResult } from "#app/lib/forms/auth-error-result.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import { cachedSettings } from "#app/lib/rendering/cached-settings.server.ts"
import { needsEmailProof, proveEmail } from "./email-proof.server.ts"
import { backToSecurity } from "./security-actions.server.ts"
import type { SecurityResult } from "./security-result.ts"
import { SECRET, totpUri } from "./totp-uri.ts"

type Context = Readonly<RouterContextProvider>

const FACTOR_NAME = "Authenticator app"
const START_AGAIN = "That took too long, or was started in another window. Please set it up again."

const codeSchema = z.object({
  code: z
    .string()
    .transform(code => code.replace(/\s/g, ""))
    .pipe(
      z
        .string()
        .min(1, "Enter the code from your app.")
        .regex(/^\d{6}$/, "Enter all six digits that your app shows now."),
    ),
})

/** Starts with a new secret and removes earlier factors that were never confirmed. Staff confirm their email first. */
export async function startEnrollment(context: Context, form: FormData) {
  if (await needsEmailProof(context)) return proveEmail(context, form)
  const { mfa } = authOf(context)
  const { data: known, error } = await mfa.listFactors()
  if (error) throw error
  for (const { id, status } of known.all) {
    if (status === "verified") return backToSecurity(context, "Two-step sign-in is already on.")
    const removed = await mfa.unenroll({ factorId: id })
    if (removed.error) throw removed.error
  }
  const issuer = await siteName(context)
  const enrolled = await mfa.enroll({ factorType: "totp", friendlyName: FACTOR_NAME, issuer })
  if (enrolled.error) return authErrorResult(context, form, enrolled.error)
  const enrolling = await enrollment(context, enrolled.data.id, enrolled.data.totp.secret)
  return data<SecurityResult>({ intent: "enroll", enrolling })
}

/** The first correct code turns the second factor on and returns recovery codes. */
export async function confirmEnrollment(context: Context, form: FormData) {
  const [factorId, secret] = [String(form.get("factor_id")), String(form.get("secret"))]
  // The form's factor and secret are only displayed again; the auth service checks its own.
  if (!SECRET.test(secret)) return backToSecurity(context, START_AGAIN)
  const enrolling = await enrollment(context, factorId, secret)
  const parsed = parseForm(codeSchema, form)
  if (!parsed.ok) return data<SecurityResult>({ ...parsed.result.data, enrolling }, parsed.result.init ?? {})
  const { error } = await authOf(context).mfa.challengeAndVerify({ factorId, ...parsed.value })
  if (error?.code === "mfa_factor_not_found") return backToSecurity(context, START_AGAIN)
  if (error) {
    const rejected = authErrorResult(context, form, error)
    return data<SecurityResult>({ ...rejected.data, enrolling }, rejected.init ?? {})
  }
  return makeRecoveryCodes(context, form)
}

export async function makeRecoveryCodes(context: Context, form: FormData) {
  const { data: codes } = await supabase(context).rpc("make_recovery_codes").throwOnError()
  if (codes.length === 0)
    return invalidForm(form, { form: "Sign in with your second step first, then try again." })
  return data<SecurityResult>({ intent: "codes", codes })
}

/** Asks for a code, so that an unlocked screen is not enough to turn it off. */
export async function removeSecondFactor(context: Context, form: FormData) {
  const auth = authOf(context)
  const parsed = parseForm(codeSchema, form)
  if (!parsed.ok) return parsed.result
  const { data: known, error } = await auth.mfa.listFactors()
  if (error) throw error
  for (const { id: factorId } of known.totp) {
    const verified = await auth.mfa.challengeAndVerify({ factorId, ...parsed.value })
    if (verified.error) return authErrorResult(context, form, verified.error)
    const removed = await auth.mfa.unenroll({ factorId })
    if (removed.error) throw removed.error
  }
  const refreshed = await auth.refreshSession()
  if (refreshed.error) throw refreshed.error
  return backToSecurity(context, "Two-step sign-in is off, and your recovery codes no longer work.")
}

async function enrollment(context: Context, factorId: string, secret: string) {
  const email = String(getClaims(context)?.email ?? "")
  return { factorId, secret, uri: totpUri({ issuer: await siteName(context), email, secret }) }
}

async function siteName(context: Context) {
  return (await cachedSettings(context)).name
}
