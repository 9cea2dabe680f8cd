import type { RouterContextProvider } from "react-router"
import { assertNever } from "#app/lib/assert-never.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm, parseForm, storageErrors } from "#app/lib/forms/parse-form.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import type { DbEnum, SupabaseDb } from "#app/lib/supabase/types.ts"
import type { EmailWords } from "#supabase/functions/_shared/messages/words.ts"
import { type EditableEmail, editableEmails } from "./catalog.server.ts"
import { placeholderErrors } from "./check-words.server.ts"
import { type EmailPreview, emailPreview } from "./preview.server.ts"
import { type EmailTextVersion, emailTextHistory } from "./queries.ts"
import { wordsSchema } from "./schema.ts"

interface Args {
  context: Readonly<RouterContextProvider>
  url: URL
  message: string
  form: FormData
}

interface Answer extends ActionResult {
  preview?: EmailPreview
}

export function emailAt(message: string, url: URL): EditableEmail {
  return editableEmails().get(message) ?? throwNotFound({ url })
}

/** The words in use: those of staff, or the shipped ones. */
export function currentWords(email: EditableEmail, newest: EmailTextVersion | undefined): EmailWords {
  if (!newest?.subject) return email.shipped
  const { subject, heading, body, button } = newest
  return { subject, heading, body, button }
}

/** What the forms on the page of an email do. */
export async function changeEmailText({ context, url, message, form }: Args) {
  const email = emailAt(message, url)
  const unstorable = storageErrors(form)
  if (Object.keys(unstorable).length > 0) return invalidForm(form, unstorable)
  const db = supabase(context)
  const intent = form.get("intent")
  if (intent === "restore" || intent === "shipped") {
    const outcome = await restore(db, message, form)
    const done =
      intent === "shipped" ? "Emails have the shipped words again." : "That version is in use again."
    return outcome === "saved" ? redirectWithFlash(context, url.pathname, done) : refused(form, outcome)
  }
  const parsed = parseForm(wordsSchema, form)
  if (!parsed.ok) return parsed.result
  const { base_version, ...words } = parsed.value
  const errors = placeholderErrors(email, words)
  if (Object.keys(errors).length > 0) return invalidForm(form, errors)
  const preview = await emailPreview(db, message, words)
  if (intent === "preview") return answer(form, preview)
  if (intent === "test") return sendTest(db, preview, form)
  const given = { message, base_version, ...words, button: words.button ?? undefined }
  const { data: outcome } = await db.rpc("save_email_text", given).throwOnError()
  if (outcome !== "saved") return refused(form, outcome)
  return redirectWithFlash(context, url.pathname, "Saved. The next emails have these words.")
}

/** The form as it was sent, with the email that it makes. */
function answer(form: FormData, preview: EmailPreview): Answer {
  const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  return { values, preview }
}

async function restore(db: SupabaseDb, message: string, form: FormData) {
  const history = await emailTextHistory(db, message)
  const wanted = history.find(({ version }) => String(version) === form.get("version"))
  if (form.get("intent") === "restore" && !wanted?.subject) return "changed-meanwhile"
  const base_version = Number(form.get("base_version"))
  if (!Number.isInteger(base_version) || base_version < 0 || base_version > 2_147_483_647) return "invalid"
  const words = wanted && {
    ...{
      subject: wanted.subject,
      heading: wanted.heading,
      body: wanted.body,
      button: wanted.button ?? undefined,
    },
  }
  return (await db.rpc("save_email_text", { message, base_version, ...words }).throwOnError()).data
}

async function sendTest(
  db: SupabaseDb,
  { subject, heading, paragraphs, button }: EmailPreview,
  form: FormData,
) {
  const given = { subject, heading, body: paragraphs.join("\n\n"), button: button ?? undefined }
  const { data: outcome } = await db.rpc("send_email_text_test", given).throwOnError()
  switch (outcome) {
    case "queued":
      return answer(form, { subject, heading, paragraphs, button, isSent: true })
    case "no-address":
      return invalidForm(form, { form: "Your account has no confirmed email address." })
    case "not-allowed":
      return refused(form, outcome)
    default:
      return assertNever(outcome)
  }
}

function refused(form: FormData, outcome: Exclude<DbEnum<"email_text_outcome">, "saved">) {
  const texts = {
    "changed-meanwhile": "Someone else changed this email just now. Open the page again to see their words.",
    invalid: "It can’t be saved like this. Check each field.",
    "not-allowed": "Your role can’t change the texts of emails.",
  }
  return invalidForm(form, { form: texts[outcome] }, { status: outcome === "changed-meanwhile" ? 409 : 400 })
}
