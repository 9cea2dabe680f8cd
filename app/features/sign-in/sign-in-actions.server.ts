import { type RouterContextProvider, redirect } from "react-router"
import { z } from "zod"
import { takeReturnPath } from "#app/lib/auth/guard.server.ts"
import { recoverFactor } from "#app/lib/auth/recover-factor.server.ts"
import { clearPendingMfa, pendingMfaSession, type SignIn, signIn } from "#app/lib/auth/sign-in.server.ts"
import { authErrorResult } from "#app/lib/forms/auth-error-result.server.ts"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import { type EmailKind, emailCooldown } from "./email-cooldown.server.ts"
import { emailSchema, sendEmail } from "./emails.server.ts"
import { startReset } from "./reset.server.ts"
import { pathOfStep } from "./steps.ts"

type Context = Readonly<RouterContextProvider>

const RECOVERED =
  "You signed in with a recovery code, so two-step sign-in is off now. Set it up again with your new phone to keep your account secure."

const passwordSchema = z.object({
  email: z.string().trim().min(1, "Enter your email address."),
  password: z.string().min(1, "Enter your password."),
})

const codeSchema = z.object({
  code: z
    .string()
    .transform(code => code.replace(/\s/g, ""))
    .refine(code => code !== "", "Enter the code from the email. It is under the button.")
    .refine(code => /^\d{6}$/.test(code), "The code has six digits. It is in the email, under the button."),
})

export async function signInWithPassword(context: Context, form: FormData) {
  const parsed = parseForm(passwordSchema, form)
  if (!parsed.ok) return parsed.result
  const { email } = parsed.value
  const result = await signIn(context, auth => auth.signInWithPassword(parsed.value))
  if (result.outcome === "refused" && result.error.code === "email_not_confirmed") {
    // The password was correct, so saying that the email is unconfirmed reveals nothing.
    emailCooldown(context).set("signup", email)
    return redirect(pathOfStep("mail"), 303)
  }
  if (result.outcome === "refused") return authErrorResult(context, form, result.error)
  return continueSignIn(context, result)
}

export async function signInWithEmailedCode(context: Context, form: FormData) {
  const waiting = emailCooldown(context).read()
  if (!waiting) return redirect(pathOfStep("link"), 303)
  const { kind, email } = waiting
  if (form.get("intent") === "again") {
    const error = await sendEmail(context, kind, email)
    if (error) return authErrorResult(context, form, error)
    return redirectWithFlash(
      context,
      pathOfStep("mail"),
      "A new email is on its way. Only the newest one works.",
    )
  }
  const parsed = parseForm(codeSchema, form)
  if (!parsed.ok) return parsed.result
  const token = parsed.value.code
  const type = kind === "recovery" ? "recovery" : "email"
  const result = await signIn(context, auth => auth.verifyOtp({ email, token, type }))
  if (result.outcome === "refused") return authErrorResult(context, form, result.error)
  emailCooldown(context).clear()
  return kind === "recovery" ? startReset(context, result) : continueSignIn(context, result)
}

export async function signInWithSecondFactor(context: Context, form: FormData) {
  const member = pendingMfaSession(context)
  if (!member) return redirect(pathOfStep("password"), 303)
  const code = String(form.get("code") ?? "").replace(/\s/g, "")
  const { mfa } = member.db.auth
  const { data: factors, error } = await mfa.listFactors()
  // The ten minutes are over, or the session was ended elsewhere.
  if (error) return startOver(context)
  let rejection = null
  for (const { id: factorId } of factors.totp) {
    const verified = await mfa.challengeAndVerify({ factorId, code })
    if (!verified.error) {
      member.completeSignIn()
      return redirect(takeReturnPath(context), 303)
    }
    rejection = verified.error
  }
  return rejection ? authErrorResult(context, form, rejection) : startOver(context)
}

export async function signInWithRecoveryCode(context: Context, form: FormData) {
  const member = pendingMfaSession(context)
  if (!member) return redirect(pathOfStep("password"), 303)
  const outcome = await recoverFactor(member.db, String(form.get("code") ?? ""))
  if (outcome === "removed") {
    member.completeSignIn()
    return redirectWithFlash(context, "/me/security", RECOVERED, "warm")
  }
  return outcome === "too-many"
    ? invalidForm(form, { code: "Too many attempts. Try again in an hour." }, { status: 429 })
    : invalidForm(form, { code: "That is not one of your unused codes. Check it character by character." })
}

/** Requests an email with a one-time link, a confirmation link or a link to set a new password. */
export async function requestEmail(context: Context, form: FormData, kind: EmailKind) {
  const parsed = parseForm(emailSchema, form)
  if (!parsed.ok) return parsed.result
  const error = await sendEmail(context, kind, parsed.value.email)
  return error ? authErrorResult(context, form, error) : redirect(pathOfStep("mail"), 303)
}

/** After a successful sign-in: the requested page, or the second factor first. */
export function continueSignIn(context: Context, { outcome }: SignIn, otherwise?: string) {
  if (outcome === "second-factor") return redirect(pathOfStep("second-factor"), 303)
  return redirect(takeReturnPath(context, otherwise), 303)
}

function startOver(context: Context) {
  clearPendingMfa(context)
  return redirect(pathOfStep("password"), 303)
}
