import { data, type RouterContextProvider } from "react-router"
import { z } from "zod"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { qrPath } from "#app/ui/data/qr-path.ts"
import { createLink, revokeLink } from "./queries.ts"

const newLink = z.object({
  date: z.uuid(),
  label: z
    .string()
    .trim()
    .min(1, "Say where it’s used, such as “Front door”.")
    .max(40, "Keep it to 40 characters."),
})
const oldLink = z.object({ link: z.uuid() })

const PROBLEMS: Record<string, string> = {
  "too-many": "This date has 20 links already. End one first.",
  over: "This date is over.",
  invalid: "Use another name for the link.",
  unknown: "This date doesn’t exist anymore.",
  "not-allowed": "You can’t create links for this event.",
}

/** Creates a link, which is shown once in the answer, or ends one. */
export async function linkAction(
  context: Readonly<RouterContextProvider>,
  event: string,
  back: string,
  form: FormData,
) {
  const db = supabase(context)
  if (form.get("intent") === "revoke") {
    const parsed = parseForm(oldLink, form)
    if (!parsed.ok) return parsed.result
    const outcome = await revokeLink(db, parsed.value.link)
    if (outcome !== "saved") return invalidForm(form, { form: "You can’t end this link." }, { status: 409 })
    return redirectWithFlash(context, back, "The link is ended. Phones that use it no longer see the list.")
  }
  const parsed = parseForm(newLink, form)
  if (!parsed.ok) return parsed.result
  const { date, label } = parsed.value
  const { outcome, key } = await createLink(db, date, label)
  if (outcome !== "saved") return invalidForm(form, { label: PROBLEMS[outcome]! }, { status: 409 })
  const url = new URL(`/events/${event}/check-in#${key}`, context.get(appContext).siteUrl).href
  return data({ created: { date, label, url, qr: qrPath(url) } })
}
