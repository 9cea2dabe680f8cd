import { type RouterContextProvider, redirect } from "react-router"
import { tooLongPassword } from "#app/lib/auth/auth-errors.server.ts"
import { httpOnlyCookie } from "#app/lib/auth/httponly-cookie.server.ts"
import { WEAK_SENTENCES, weakReasons } from "#app/lib/auth/password-strength.ts"
import { anonClient } from "#app/lib/auth/request-session.server.ts"
import { freshAuthClient } from "#app/lib/auth/sign-in.server.ts"
import { authErrorResult } from "#app/lib/forms/auth-error-result.server.ts"
import { emailProblem } from "#app/lib/forms/fields.ts"
import { invalidForm } from "#app/lib/forms/parse-form.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { type AgeAnswer, ageFrom, ageToStore, readAge } from "./age.ts"
import { emailCooldown } from "./email-cooldown.server.ts"
import { confirmAddress } from "./emails.server.ts"
import { currentTexts } from "./policy-texts.server.ts"
import { pathOfStep } from "./steps.ts"

type Context = Readonly<RouterContextProvider>

const LONGEST_NAME = 80

/** Asked once per browser session, so that retrying is not an invitation to lie. */
export function storedAge(context: Context): AgeAnswer | null {
  return ageFrom(httpOnlyCookie(context, "age").read())
}

export async function answerAge(context: Context, form: FormData) {
  if (storedAge(context)?.kind === "under-13") return redirect(pathOfStep("under-13"), 303)
  const read = readAge(form, new Date())
  if ("errors" in read) return invalidForm(form, read.errors)
  httpOnlyCookie(context, "age").set(ageToStore(read.age))
  return redirect(pathOfStep(read.age.kind === "under-13" ? "under-13" : "sign-up"), 303)
}

export async function signUp(context: Context, form: FormData) {
  const age = storedAge(context)
  if (!age) return redirect(pathOfStep("age"), 303)
  if (age.kind === "under-13") return redirect(pathOfStep("under-13"), 303)
  const { errors, email, password, name, texts } = await readSignUp(context, form)
  if (Object.keys(errors).length > 0) return invalidForm(form, errors)
  const ageData = age.kind === "adult" ? { is_adult: "true" } : { birth_month: age.birthMonth }
  const { data: created, error } = await freshAuthClient(context).signUp({
    ...{ email, password },
    options: {
      emailRedirectTo: confirmAddress(context),
      data: { display_name: name, ...ageData, terms: String(texts.terms), privacy: String(texts.privacy) },
    },
  })
  if (error) return authErrorResult(context, form, error)
  if (created.user?.identities?.length === 0) remindMember(context, email)
  emailCooldown(context).set("signup", email)
  return redirect(pathOfStep("mail"), 303)
}

async function readSignUp(context: Context, form: FormData) {
  const errors: Record<string, string> = {}
  const texts = await currentTexts(context)
  const name = String(form.get("display_name") ?? "").trim()
  const email = String(form.get("email") ?? "").trim()
  const wrongEmail = emailProblem(email)
  const password = String(form.get("password") ?? "")
  if (name === "") errors.display_name = "Tell us what to call you."
  else if ([...name].length > LONGEST_NAME) errors.display_name = `Keep it under ${LONGEST_NAME} characters.`
  if (wrongEmail) errors.email = wrongEmail
  const tooLong = tooLongPassword(password)
  if (password === "") errors.password = "Enter a password."
  else if (tooLong) errors.password = tooLong
  else if (weakReasons(password).includes("length")) errors.password = WEAK_SENTENCES.length
  const isCurrent = form.get("terms") === String(texts.terms) && form.get("privacy") === String(texts.privacy)
  if (form.get("agree") !== "on") errors.agree = "Agree to the terms to create an account."
  else if (!isCurrent)
    errors.agree = "Our policies have just changed. Please read them and check the box again."
  return { errors, email, password, name, texts }
}

// A hosted project sends no email when an existing member signs up again, so they get a sign-in link instead.
// It is sent outside this request, so that the response time reveals nothing.
function remindMember(context: Context, email: string) {
  const services = context.get(appContext)
  const options = { shouldCreateUser: false, emailRedirectTo: confirmAddress(context) }
  anonClient(services)
    .auth.signInWithOtp({ email, options })
    .then(({ error }) => error && services.report(error), services.report)
}
