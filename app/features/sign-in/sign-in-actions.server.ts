import { data, type RouterContextProvider, redirect } from "react-router"
import { refusedBy } from "#app/lib/auth/auth-errors.server.ts"
import { takeReturnPath } from "#app/lib/auth/guard.server.ts"
import { recoverFactor } from "#app/lib/auth/recover-factor.server.ts"
import { clearPendingMfa, pendingMfaSession, type SignIn, signIn } from "#app/lib/auth/sign-in.server.ts"
import { submittedValues } from "#app/lib/forms/submitted-values.ts"
import { emailCooldown } from "./email-cooldown.server.ts"
import { addressIn, NOT_AN_ADDRESS, sendMailAgain } from "./emails.server.ts"
import { startReset } from "./reset.server.ts"
import { pathOfStep } from "./steps.ts"

type Context = Readonly<RouterContextProvider>

/** What a step's form led to: the way on, or what is wrong with it. */
export async function enterWithPassword(context: Context, form: FormData) {
  const values = submittedValues(form)
  const [email, password] = [String(form.get("email") ?? "").trim(), String(form.get("password") ?? "")]
  const errors: Record<string, string> = {}
  if (email === "") errors.email = "Type the address of your account."
  if (password === "") errors.password = "Type your password."
  if (Object.keys(errors).length > 0) return data({ errors, values }, { status: 400 })
  const result = await signIn(context, auth => auth.signInWithPassword({ email, password }))
  if (result.outcome === "refused" && result.error.code === "email_not_confirmed") {
    // The password was right: whoever typed it may know that the mail has not been answered.
    emailCooldown(context).set("signup", email)
    return redirect(pathOfStep("mail"), 303)
  }
  if (result.outcome === "refused") return refusedBy(context, result.error, values)
  return goOn(context, result)
}

export async function enterWithMailedCode(context: Context, form: FormData) {
  const waiting = emailCooldown(context).read()
  if (!waiting) return redirect(pathOfStep("link"), 303)
  const { kind, email } = waiting
  if (form.get("intent") === "again") {
    const error = await sendMailAgain(context, kind, email)
    return error ? refusedBy(context, error, {}) : redirect(`${pathOfStep("mail")}&again`, 303)
  }
  const token = String(form.get("code") ?? "").replace(/\s/g, "")
  if (!/^\d{6}$/.test(token)) {
    const errors = { code: "The code has six digits. It is in the mail, under the button." }
    return data({ errors, values: submittedValues(form) }, { status: 400 })
  }
  const type = kind === "recovery" ? "recovery" : "email"
  const result = await signIn(context, auth => auth.verifyOtp({ email, token, type }))
  if (result.outcome === "refused") return refusedBy(context, result.error, submittedValues(form))
  emailCooldown(context).clear()
  return kind === "recovery" ? startReset(context, result) : goOn(context, result)
}

export async function enterWithSecondFactor(context: Context, form: FormData) {
  const member = pendingMfaSession(context)
  if (!member) return redirect(pathOfStep("password"), 303)
  const code = String(form.get("code") ?? "").replace(/\s/g, "")
  const { mfa } = member.db.auth
  const { data: factors, error } = await mfa.listFactors()
  // Ten minutes are over, or the session was ended elsewhere.
  if (error) return startOver(context)
  let refusal = null
  for (const { id: factorId } of factors.totp) {
    const answer = await mfa.challengeAndVerify({ factorId, code })
    if (!answer.error) {
      member.completeSignIn()
      return redirect(takeReturnPath(context), 303)
    }
    refusal = answer.error
  }
  return refusal ? refusedBy(context, refusal, {}) : startOver(context)
}

export async function enterWithRecoveryCode(context: Context, form: FormData) {
  const member = pendingMfaSession(context)
  if (!member) return redirect(pathOfStep("password"), 303)
  const outcome = await recoverFactor(member.db, String(form.get("code") ?? ""))
  if (outcome === "removed") {
    member.completeSignIn()
    return redirect("/me/security?recovered=1", 303)
  }
  const errors = {
    code:
      outcome === "too-many"
        ? "That was a lot of tries. Please wait an hour, then try again."
        : "That is not one of your unused codes. Check it letter by letter.",
  }
  return data({ errors, values: submittedValues(form) }, { status: outcome === "too-many" ? 429 : 400 })
}

/** Asks for a mail: a one-time link, or one that leads to a new password. */
export async function askForMail(context: Context, form: FormData, kind: "magiclink" | "recovery") {
  const email = addressIn(form)
  const values = submittedValues(form)
  if (!email) return data({ errors: { email: NOT_AN_ADDRESS }, values }, { status: 400 })
  const error = await sendMailAgain(context, kind, email)
  return error ? refusedBy(context, error, values) : redirect(pathOfStep("mail"), 303)
}

/** After a sign-in that went well: on to where they wanted to go, or to their second factor first. */
export function goOn(context: Context, { outcome }: SignIn, otherwise?: string) {
  if (outcome === "second-factor") return redirect(pathOfStep("second-factor"), 303)
  return redirect(takeReturnPath(context, otherwise), 303)
}

function startOver(context: Context) {
  clearPendingMfa(context)
  return redirect(pathOfStep("password"), 303)
}
