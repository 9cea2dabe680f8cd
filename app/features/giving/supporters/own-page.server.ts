import { data, type RouterContextProvider } from "react-router"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { isUuid } from "#app/lib/format/uuid.ts"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"
import { deleteSupporterPage, saveSupporterPage } from "./queries.ts"
import { supporterPageSchema } from "./schema.ts"

const SAVED = "Saved. We read new words before anyone sees them, and tell you when your page is up."
const DELETED = "Deleted. What was given through it stays with the campaign."

const PROBLEMS: Record<Exclude<DbEnum<"supporter_page_outcome">, "saved">, Record<string, string>> = {
  invalid: { form: "We couldn’t read this form. Check each field and try again." },
  taken: { slug: "Another page has this address. Choose another." },
  "too-young": { form: "You need to be 18 and have a confirmed email address to start a page." },
  "too-many": { form: "You can start three pages a month. Try again later." },
  "campaign-ended": { campaign: "Choose a campaign that is still open." },
  "not-found": { form: "This page can’t be changed anymore." },
}

/** Starts, changes or deletes a page of the member. */
export async function ownPageAction(context: Readonly<RouterContextProvider>, form: FormData) {
  if (form.get("intent") === "delete-page") {
    const id = String(form.get("id") ?? "")
    if (!isUuid(id) || !(await deleteSupporterPage(supabase(context), id)))
      throw data("There is no such page.", { status: 404 })
    return redirectWithFlash(context, "/me/gifts", DELETED)
  }
  const parsed = parseForm(supporterPageSchema, form)
  if (!parsed.ok) return parsed.result
  const outcome = await saveSupporterPage(supabase(context), parsed.value)
  return outcome === "saved"
    ? redirectWithFlash(context, "/me/gifts", SAVED)
    : invalidForm(form, PROBLEMS[outcome], { status: outcome === "too-many" ? 429 : 409 })
}

export function isPageIntent(form: FormData) {
  return /^(page|delete-page)/.test(String(form.get("intent") ?? ""))
}
