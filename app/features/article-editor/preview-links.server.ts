import { data, type RouterContextProvider } from "react-router"
import { z } from "zod"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { isUuid } from "#app/lib/format/uuid.ts"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"

const newLink = z.object({ days: z.coerce.number("Choose how long it works.").int().min(1).max(30) })
const oldLink = z.object({ preview: z.uuid() })

/** An article and its preview links that still work. Null for an unknown id. */
export async function articleWithPreviews(db: SupabaseDb, id: string) {
  if (!isUuid(id)) return null
  const { data: article } = await db
    .from("articles")
    .select("id, title")
    .eq("id", id)
    .maybeSingle()
    .throwOnError()
  if (!article) return null
  const { data: previews } = await db
    .from("article_previews")
    .select("id, created_at, expires_at")
    .eq("article_id", id)
    .is("revoked_at", null)
    .gt("expires_at", new Date().toISOString())
    .order("created_at")
    .throwOnError()
  return { ...article, previews }
}

const PROBLEMS: Record<string, string> = {
  "too-many": "This article has 20 links already. End one first.",
  invalid: "Choose 1 to 30 days.",
  unknown: "This article doesn’t exist anymore.",
  "not-allowed": "Your role can’t share articles.",
}

/** Creates a link, which is shown once in the answer, or ends one. */
export async function previewAction(
  context: Readonly<RouterContextProvider>,
  article: string,
  back: string,
  form: FormData,
) {
  const db = supabase(context)
  if (form.get("intent") === "revoke") {
    const parsed = parseForm(oldLink, form)
    if (!parsed.ok) return parsed.result
    const { data: outcome } = await db.rpc("revoke_article_preview", parsed.value).throwOnError()
    if (outcome !== "saved") return invalidForm(form, { form: "You can’t end this link." }, { status: 409 })
    return redirectWithFlash(context, back, "The link is ended. It no longer shows the article.")
  }
  const parsed = parseForm(newLink, form)
  if (!parsed.ok) return parsed.result
  const { data: made } = await db
    .rpc("create_article_preview", { article, days: parsed.value.days })
    .single()
    .throwOnError()
  if (made.outcome !== "saved") return invalidForm(form, { days: PROBLEMS[made.outcome]! }, { status: 409 })
  return data({ created: new URL(`/news/preview/${made.key}`, context.get(appContext).siteUrl).href })
}
