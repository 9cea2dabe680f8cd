import { href, type RouterContextProvider, redirect } from "react-router"
import { emailCode, proofErrorResult, proofFor, withProof } from "#app/lib/auth/proof.server.ts"
import { deletionSchema } from "#app/lib/auth/proof-schema.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { authErrorResult } from "#app/lib/forms/auth-error-result.server.ts"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"

type Context = Readonly<RouterContextProvider>

const EXPORT_ERRORS: Record<Exclude<DbEnum<"export_request_outcome">, "started">, string> = {
  "already-running": "We’re already preparing a copy. It will show up here.",
  "too-many": "You can request three copies a day. Please come back tomorrow.",
  // Only a guardian's request needs a fresh proof.
  reauthenticate: "That did not work. Please try again.",
  unknown: "That did not work. Please try again.",
}
const KEEP_ERRORS: Record<DbEnum<"erasure_cancel_outcome">, string | null> = {
  canceled: null,
  "not-scheduled": null,
  unknown: null,
  "too-late": "The deletion has started and can’t be stopped.",
  "needs-guardian": "Only a guardian who is linked with you can keep your account.",
}
const PAGE = "/me/data"

export async function requestExport(context: Context, form: FormData) {
  const { data: outcome } = await supabase(context).rpc("request_my_export").throwOnError()
  if (outcome === "started") return redirect(href(PAGE), 303)
  return invalidForm(form, { form: EXPORT_ERRORS[outcome] })
}

export async function keepAccount(context: Context, form: FormData) {
  const { data: outcome } = await supabase(context).rpc("cancel_my_erasure").throwOnError()
  const error = KEEP_ERRORS[outcome]
  if (error) return invalidForm(form, { form: error })
  return redirectWithFlash(context, href(PAGE), "Your account stays. Good to have you.")
}

export async function emailDeletionCode(context: Context, form: FormData) {
  const error = await emailCode(context)
  if (error) return authErrorResult(context, form, error)
  return redirect(`${href("/me/data/delete")}?by=mail#confirm`, 303)
}

export async function requestErasure(context: Context, form: FormData) {
  const parsed = parseForm(deletionSchema(proofFor(context, String(form.get("by")))), form)
  if (!parsed.ok) return parsed.result
  const outcome = await withProof(context, parsed.value, async db => {
    return (await db.rpc("request_my_erasure").throwOnError()).data
  })
  if ("error" in outcome) return proofErrorResult(context, form, outcome.error)
  if (outcome.result === "reauthenticate")
    return invalidForm(form, { form: "That took too long. Please confirm that it’s you again." })
  return redirect(href(PAGE), 303)
}
