import type { Provider } from "@supabase/supabase-js"
import { type RouterContextProvider, redirect } from "react-router"
import { peekReturnPath, takeReturnPath } from "#app/lib/auth/guard.server.ts"
import { getClaims } from "#app/lib/auth/session/request-session.server.ts"
import { freshAuthClient, pendingMfaSession } from "#app/lib/auth/sign-in.server.ts"
import { mustSignInAgain } from "#app/lib/auth/sign-in-again.server.ts"
import { takeFlash } from "#app/lib/forms/flash.server.ts"
import type { Flash } from "#app/lib/forms/flash.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { type EmailKind, emailCooldown } from "./email-cooldown.server.ts"
import { currentTexts, type Texts } from "./policy-texts.server.ts"
import { storedAge } from "./sign-up.server.ts"
import { pathOfStep, type Step, stepIn } from "./steps.ts"

type Context = Readonly<RouterContextProvider>

/** The data of each sign-in step. */
export type StepView =
  | { step: "password"; providers: readonly string[]; domains: readonly string[]; flash: Flash | null }
  | { step: "age"; isCertificateWaiting: boolean }
  | { step: "sign-up"; isTeen: boolean; texts: Texts; isCertificateWaiting: boolean }
  | { step: "mail"; kind: EmailKind; email: string; flash: Flash | null }
  | { step: Exclude<Step, "password" | "age" | "sign-up" | "mail"> }

/** The requested step, or a redirect to the one that has to come first. */
export async function loadStep(context: Context, search: URLSearchParams): Promise<StepView> {
  if (getClaims(context) && !mustSignInAgain(context)) throw redirect(takeReturnPath(context), 303)
  const { providers = [], domains = [] } = context.get(appContext).signInWith ?? {}
  const elsewhere = search.get("with")
  if (elsewhere && providers.includes(elsewhere)) throw await toProvider(context, elsewhere)
  if (elsewhere && domains.includes(elsewhere)) throw await toDomain(context, elsewhere)

  const step = stepIn(search)
  const age = storedAge(context)
  if (step === "password") return { step, providers, domains, flash: takeFlash(context) }
  if (step === "sign-up") {
    if (!age || age.kind === "under-13") throw redirect(pathOfStep(age ? "under-13" : "age"), 303)
    const texts = await currentTexts(context)
    return { step, isTeen: age.kind === "teen", texts, isCertificateWaiting: isCertificateWaiting(context) }
  }
  if (step === "age") {
    if (age?.kind === "under-13") throw redirect(pathOfStep("under-13"), 303)
    return { step, isCertificateWaiting: isCertificateWaiting(context) }
  }
  if (step === "under-13" && age?.kind !== "under-13") throw redirect(pathOfStep("age"), 303)
  if (step === "mail") {
    const waiting = emailCooldown(context).read()
    if (!waiting) throw redirect(pathOfStep("link"), 303)
    return { step, ...waiting, flash: takeFlash(context) }
  }
  const isSecond = step === "second-factor" || step === "recovery-code"
  if (isSecond && !pendingMfaSession(context)) throw redirect(pathOfStep("password"), 303)
  return { step }
}

// The result page issues the certificate as soon as its member is signed in.
function isCertificateWaiting(context: Context) {
  return /^\/courses\/[^/]+\/quiz\?result=/.test(peekReturnPath(context))
}

async function toProvider(context: Context, provider: string) {
  const { data, error } = await freshAuthClient(context).signInWithOAuth({
    provider: provider as Provider,
    options: { redirectTo: callback(context), skipBrowserRedirect: true },
  })
  if (error) throw error
  return redirect(data.url)
}

async function toDomain(context: Context, domain: string) {
  const { data, error } = await freshAuthClient(context).signInWithSSO({
    domain,
    options: { redirectTo: callback(context), skipBrowserRedirect: true },
  })
  if (error) throw error
  return redirect(data.url)
}

function callback(context: Context) {
  return `${context.get(appContext).siteUrl}/confirm`
}
