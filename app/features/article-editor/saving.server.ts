import type { RouterContextProvider } from "react-router"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import type { Json } from "#app/lib/supabase/database.types.ts"
import type { DbEnum, SupabaseDb } from "#app/lib/supabase/types.ts"
import { articleHistory } from "./editing.server.ts"
import { CONFLICT } from "./labels.ts"
import { articleSchema } from "./schema.ts"
import { NOT_ALLOWED } from "./staff-actions.server.ts"
import { readArticleText } from "./text/read-text.ts"

interface Args {
  context: Readonly<RouterContextProvider>
  url: URL
  id: string
  form: FormData
}

/** Saves the form as a new version. `overwrite` saves over a version that someone else saved meanwhile. */
export async function saveForm({ context, url, id, form }: Args) {
  const db = supabase(context)
  const parsed = parseForm(articleSchema, form)
  if (!parsed.ok) return parsed.result
  const { base_version, body, ...columns } = parsed.value
  const text = readArticleText(body)
  if ("problem" in text) return invalidForm(form, { body: text.problem })
  const base = form.get("intent") === "overwrite" ? await newestVersion(db, id) : base_version
  const outcome = await saveArticle(db, id, base, { ...columns, blocks: text.blocks, sources: text.sources })
  if (outcome === "saved") return redirectWithFlash(context, url.pathname, "Saved.")
  if (outcome === "unknown") throwNotFound({ url })
  return invalidForm(form, PROBLEMS[outcome], { status: outcome === "changed-meanwhile" ? 409 : 400 })
}

export async function saveArticle(db: SupabaseDb, wanted: string, base_version: number, content: Json) {
  return (await db.rpc("save_article", { wanted, base_version, content }).throwOnError()).data
}

export async function newestVersion(db: SupabaseDb, id: string) {
  return (await articleHistory(db, id))[0]?.version ?? 1
}

type Problem = Exclude<DbEnum<"article_save_outcome">, "saved" | "unknown">

const PROBLEMS: Record<Problem, Record<string, string>> = {
  "changed-meanwhile": { form: CONFLICT },
  "not-reviewed": {
    reviewer:
      "This article has health content, and visitors read the change at once. Say which clinician has read it, and when in the last 31 days.",
  },
  "taken-slug": { slug: "Another article has this address." },
  "missing-reference": {
    form: "A picture, a number, the category or the author doesn’t exist. Choose again.",
  },
  invalid: {
    form: "It can’t be saved like this. A published article needs a summary of at least 20 characters, a text, a category and an author.",
  },
  "not-allowed": { form: NOT_ALLOWED },
}
