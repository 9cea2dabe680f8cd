import { data, type RouterContextProvider, redirect } from "react-router"
import { refusedBy, tooLongPassword } from "#app/lib/auth/auth-errors.server.ts"
import { httpOnlyCookie } from "#app/lib/auth/httponly-cookie.server.ts"
import { WEAK_SENTENCES, weakReasons } from "#app/lib/auth/password-strength.ts"
import { anonClient } from "#app/lib/auth/request-session.server.ts"
import { freshAuthClient } from "#app/lib/auth/sign-in.server.ts"
import { submittedValues } from "#app/lib/forms/submitted-values.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { type AgeAnswer, ageFrom, ageToStore, readAge } from "./age.ts"
import { emailCooldown } from "./email-cooldown.server.ts"
import { addressIn, confirmAddress, NOT_AN_ADDRESS } from "./emails.server.ts"
import { currentTexts } from "./policy-texts.server.ts"
import { pathOfStep } from "./steps.ts"

type Context = Readonly<RouterContextProvider>

const LONGEST_NAME = 80

/** The age somebody gave in this session of the browser. It is asked once: another try would ask for a lie. */
export function storedAge(context: Context): AgeAnswer | null {
  return ageFrom(httpOnlyCookie(context, "age").read())
}

export async function answerAge(context: Context, form: FormData) {
  if (storedAge(context)?.kind === "under-13") return redirect(pathOfStep("under-13"), 303)
  const read = readAge(form, new Date())
  if ("errors" in read) return data({ errors: read.errors, values: submittedValues(form) }, { status: 400 })
  httpOnlyCookie(context, "age").set(ageToStore(read.age))
  return redirect(pathOfStep(read.age.kind === "under-13" ? "under-13" : "sign-up"), 303)
}

export async function signUp(context: Context, form: FormData) {
  const age = storedAge(context)
  if (!age) return redirect(pathOfStep("age"), 303)
  if (age.kind === "under-13") return redirect(pathOfStep("under-13"), 303)
  const { errors, email, password, name, texts } = await readSignUp(context, form)
  const values = submittedValues(form)
  if (Object.keys(errors).length > 0) return data({ errors, values }, { status: 400 })
  const said = age.kind === "adult" ? { is_adult: "true" } : { birth_month: age.birthMonth }
  const { data: made, error } = await freshAuthClient(context).signUp({
    ...{ email, password },
    options: {
      emailRedirectTo: confirmAddress(context),
      data: { display_name: name, ...said, terms: String(texts.terms), privacy: String(texts.privacy) },
    },
  })
  if (error) return refusedBy(context, error, values)
  if (made.user?.identities?.length === 0) remindMember(context, email)
  emailCooldown(context).set("signup", email)
  return redirect(pathOfStep("mail"), 303)
}

async function readSignUp(context: Context, form: FormData) {
  const errors: Record<string, string> = {}
  const texts = await currentTexts(context)
  const name = String(form.get("display_name") ?? "").trim()
  const email = addressIn(form)
  const password = String(form.get("password") ?? "")
  if (name === "") errors.display_name = "Tell us what to call you."
  else if ([...name].length > LONGEST_NAME) errors.display_name = `Keep it under ${LONGEST_NAME} characters.`
  if (!email) errors.email = NOT_AN_ADDRESS
  const tooLong = tooLongPassword(password)
  if (password === "") errors.password = "Pick a password."
  else if (tooLong) errors.password = tooLong
  else if (weakReasons(password).includes("length")) errors.password = WEAK_SENTENCES.length
  const isCurrent = form.get("terms") === String(texts.terms) && form.get("privacy") === String(texts.privacy)
  if (form.get("agree") !== "on") errors.agree = "We need your yes before we can open an account."
  else if (!isCurrent)
    errors.agree = "Our texts changed a moment ago. Please look at them and tick once more."
  return { errors, email: email ?? "", password, name, texts }
}

// A hosted project says nothing to a member whose address is signed up again. They get a link to sign in instead,
// outside this request, so that its pace does not tell.
function remindMember(context: Context, email: string) {
  const services = context.get(appContext)
  const options = { shouldCreateUser: false, emailRedirectTo: confirmAddress(context) }
  anonClient(services)
    .auth.signInWithOtp({ email, options })
    .then(({ error }) => error && services.report(error), services.report)
}
