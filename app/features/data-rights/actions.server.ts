import { data, href, type RouterContextProvider, redirect } from "react-router"
import { authProblem } from "#app/lib/auth/auth-errors.server.ts"
import { supabase } from "#app/lib/auth/request-session.server.ts"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { submittedValues } from "#app/lib/forms/submitted-values.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"
import { mailCode, type Proof, type ProofKind, proofFor, withProof } from "./proof.server.ts"

type Context = Readonly<RouterContextProvider>

const EXPORT_PROBLEMS: Record<Exclude<DbEnum<"export_request_outcome">, "started">, string> = {
  "already-running": "A copy is being made right now. It will show up here.",
  "too-many": "You asked for three copies today. Please come back tomorrow.",
  unknown: "That did not work. Please try again.",
}
const KEEP_PROBLEMS: Record<DbEnum<"erasure_cancel_outcome">, string | null> = {
  canceled: null,
  "not-scheduled": null,
  unknown: null,
  "too-late": "The deletion has begun, and nothing can stop it any more.",
  "needs-guardian": "Only a guardian who is linked with you can keep your account.",
}
const MISSING_CODE = {
  mail: "The code has six digits. It is in the mail we sent you.",
  app: "The code has six digits. Your authenticator app shows it.",
}
const PAGE = "/me/data"

export async function askForExport(context: Context) {
  const { data: outcome } = await supabase(context).rpc("request_my_export").throwOnError()
  if (outcome === "started") return redirect(href(PAGE), 303)
  return refused({ errors: { form: EXPORT_PROBLEMS[outcome] } })
}

export async function keepAccount(context: Context) {
  const { data: outcome } = await supabase(context).rpc("cancel_my_erasure").throwOnError()
  const problem = KEEP_PROBLEMS[outcome]
  if (problem) return refused({ errors: { form: problem } })
  return redirect(`${href(PAGE)}?kept`, 303)
}

export async function mailDeletionCode(context: Context) {
  const error = await mailCode(context)
  if (!error) return redirect(`${href("/me/data/delete")}?by=mail#confirm`, 303)
  const { message, status, headers } = authProblem(context, error)
  return refused({ errors: { form: message } }, { status, headers })
}

export async function askForErasure(context: Context, form: FormData) {
  const read = readDeletion(form, proofFor(context, String(form.get("by"))))
  const values = submittedValues(form)
  if ("errors" in read) return refused({ errors: read.errors, values })
  const outcome = await withProof(context, read.proof, async db => {
    return (await db.rpc("request_my_erasure").throwOnError()).data
  })
  if ("refusal" in outcome) {
    const { field, message, status, headers } = authProblem(context, outcome.refusal)
    const isWrong = outcome.refusal.code === "invalid_credentials"
    const errors = { [field]: isWrong ? "That is not your password." : message }
    return refused({ errors, values }, { status, headers })
  }
  if (outcome.result === "reauthenticate") {
    const form = "That took a little too long. Please show once more that it is you."
    return refused({ errors: { form }, values })
  }
  return redirect(href(PAGE), 303)
}

/** What the form says, or what is missing in it. */
export function readDeletion(
  form: FormData,
  kind: ProofKind,
): { proof: Proof } | { errors: Record<string, string> } {
  const text = (name: string) => String(form.get(name) ?? "")
  const [password, code] = [text("password"), text("code").replace(/\s/g, "")]
  const errors: Record<string, string> = {}
  if (kind === "password") {
    if (password === "") errors.password = "Type your password, so that nobody else can do this."
  } else if (!/^\d{6}$/.test(code)) errors.code = MISSING_CODE[kind]
  if (text("word").trim().toLowerCase() !== "delete") errors.word = "Type the word delete, to be sure."
  if (Object.keys(errors).length > 0) return { errors }
  return { proof: kind === "password" ? { kind, password } : { kind, code } }
}

function refused(answer: ActionResult, init: ResponseInit = { status: 400 }) {
  return data(answer, init)
}
