import { type RouterContextProvider, redirect } from "react-router"
import { httpOnlyCookie } from "#app/lib/auth/session/httponly-cookie.server.ts"
import { anonClient } from "#app/lib/auth/session/request-session.server.ts"
import { freshAuthClient } from "#app/lib/auth/sign-in.server.ts"
import { authErrorResult } from "#app/lib/forms/auth-error-result.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { type AgeAnswer, ageFrom, ageSchema, ageToStore } from "./age.ts"
import { emailCooldown } from "./email-cooldown.server.ts"
import { confirmAddress } from "./emails.server.ts"
import { currentTexts } from "./policy-texts.server.ts"
import { signUpSchema } from "./sign-up-schema.ts"
import { pathOfStep } from "./steps.ts"

type Context = Readonly<RouterContextProvider>

const POLICIES_CHANGED = "Our policies have just changed. Please read them and check the box again."

/** Asked once per browser session, so that retrying is not an invitation to lie. */
export function storedAge(context: Context): AgeAnswer | null {
  return ageFrom(httpOnlyCookie(context, "age").read())
}

export async function answerAge(context: Context, form: FormData) {
  if (storedAge(context)?.kind === "under-13") return redirect(pathOfStep("under-13"), 303)
  const parsed = parseForm(ageSchema(new Date()), form)
  if (!parsed.ok) return parsed.result
  httpOnlyCookie(context, "age").set(ageToStore(parsed.value))
  return redirect(pathOfStep(parsed.value.kind === "under-13" ? "under-13" : "sign-up"), 303)
}

export async function signUp(context: Context, form: FormData) {
  const age = storedAge(context)
  if (!age) return redirect(pathOfStep("age"), 303)
  if (age.kind === "under-13") return redirect(pathOfStep("under-13"), 303)
  const texts = await currentTexts(context)
  const isCurrent = form.get("terms") === String(texts.terms) && form.get("privacy") === String(texts.privacy)
  const parsed = parseForm(signUpSchema, form)
  if (!parsed.ok || !isCurrent)
    return invalidForm(form, {
      ...(!isCurrent && { agree: POLICIES_CHANGED }),
      ...(!parsed.ok && parsed.errors),
    })
  const { display_name, email, password } = parsed.value
  const ageData = age.kind === "adult" ? { is_adult: "true" } : { birth_month: age.birthMonth }
  const { data: created, error } = await freshAuthClient(context).signUp({
    ...{ email, password },
    options: {
      emailRedirectTo: confirmAddress(context),
      data: { display_name, ...ageData, terms: String(texts.terms), privacy: String(texts.privacy) },
    },
  })
  if (error) return authErrorResult(context, form, error)
  if (created.user?.identities?.length === 0) remindMember(context, email)
  emailCooldown(context).set("signup", email)
  return redirect(pathOfStep("mail"), 303)
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
