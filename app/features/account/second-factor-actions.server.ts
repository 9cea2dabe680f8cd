import { data, type RouterContextProvider } from "react-router"
import { getClaims, supabase } from "#app/lib/auth/request-session.server.ts"
import { siteSettings } from "#app/lib/rendering/settings.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import { done, refused, refusedBy, textIn } from "./security-actions.server.ts"
import type { SecurityAnswer } from "./security-result.ts"
import { SECRET, totpUri } from "./totp-uri.ts"

type Context = Readonly<RouterContextProvider>

const FACTOR_NAME = "Authenticator app"

/** Begins with a new secret; one that was begun before and never confirmed is thrown away. */
export async function beginSecondFactor(context: Context) {
  const { mfa } = supabase(context).auth
  const { data: known, error } = await mfa.listFactors()
  if (error) throw error
  for (const { id, status } of known.all) {
    if (status === "verified") return done("second-factor-on")
    const removed = await mfa.unenroll({ factorId: id })
    if (removed.error) throw removed.error
  }
  const issuer = await siteName(context)
  const begun = await mfa.enroll({ factorType: "totp", friendlyName: FACTOR_NAME, issuer })
  if (begun.error) return refusedBy(context, "enroll", begun.error)
  const answer = await enrolling(context, begun.data.id, begun.data.totp.secret)
  return data<SecurityAnswer>({ intent: "enroll", ...answer })
}

/** The first right code switches the second factor on, and comes with recovery codes. */
export async function confirmSecondFactor(context: Context, form: FormData) {
  const [factorId, secret] = [textIn(form, "factor_id"), textIn(form, "secret")]
  // What the form carries along is only shown again, never believed.
  if (!SECRET.test(secret)) return done("second-factor-again")
  const answer = await enrolling(context, factorId, secret)
  const code = codeIn(form)
  if (!code) return refused({ intent: "verify", errors: { code: NO_CODE }, ...answer })
  const { error } = await supabase(context).auth.mfa.challengeAndVerify({ factorId, code })
  if (error?.code === "mfa_factor_not_found") return done("second-factor-again")
  if (error) return refusedBy(context, "verify", error, answer)
  return newCodes(context)
}

export async function newCodes(context: Context) {
  const { data: codes } = await supabase(context).rpc("make_recovery_codes").throwOnError()
  if (codes.length === 0) {
    return refused({
      intent: "codes",
      errors: { form: "Sign in with your second step first, then try again." },
    })
  }
  return data<SecurityAnswer>({ intent: "codes", codes })
}

/** Asks for a code once more: an unlocked screen is not enough to switch it off. */
export async function endSecondFactor(context: Context, form: FormData) {
  const { auth } = supabase(context)
  const code = codeIn(form)
  if (!code) return refused({ intent: "unenroll", errors: { code: NO_CODE } })
  const { data: known, error } = await auth.mfa.listFactors()
  if (error) throw error
  for (const { id: factorId } of known.totp) {
    const shown = await auth.mfa.challengeAndVerify({ factorId, code })
    if (shown.error) return refusedBy(context, "unenroll", shown.error)
    const removed = await auth.mfa.unenroll({ factorId })
    if (removed.error) throw removed.error
  }
  const refreshed = await auth.refreshSession()
  if (refreshed.error) throw refreshed.error
  return done("second-factor-off")
}

const NO_CODE = "Type the six digits that your app shows now."

function codeIn(form: FormData) {
  const code = textIn(form, "code").replace(/\s/g, "")
  return /^\d{6}$/.test(code) ? code : null
}

async function enrolling(context: Context, factorId: string, secret: string) {
  const email = String(getClaims(context)?.email ?? "")
  return { enrolling: { factorId, secret, uri: totpUri({ issuer: await siteName(context), email, secret }) } }
}

async function siteName(context: Context) {
  return (await cachedQuery(context, "site_settings", ["site_settings"], siteSettings)).name
}
