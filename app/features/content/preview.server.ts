import type { RouterContextProvider } from "react-router"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { requireStaff } from "#app/lib/auth/staff.server.ts"
import { siteVariables } from "#app/lib/rendering/site-variables.ts"
import { CONTENT_LOCALE } from "#app/lib/supabase/content-locale.ts"
import { shownPage } from "./queries.ts"

interface Args {
  context: Readonly<RouterContextProvider>
  url: URL
}

/** Staff see the draft of a page at its own address with `?draft`, as visitors would. */
export function isPreview(url: URL) {
  return url.searchParams.has("draft")
}

/** The draft of a page in the shape of the published page. Null if there is none. */
export async function draftedPage({ context, url }: Args, path: string) {
  await requireStaff(context, url, "editor")
  const db = supabase(context)
  const [{ data }, variables] = await Promise.all([
    db
      .from("pages")
      .select("id, page_drafts!inner (content)")
      .eq("locale", CONTENT_LOCALE)
      .eq("path", path)
      .maybeSingle()
      .throwOnError(),
    siteVariables(db),
  ])
  const content = data?.page_drafts?.content as DraftContent | undefined
  if (!data || !content) return null
  const { background = null, sections, ...text } = content
  const row = { path, ...text, background, sections: sections.map(({ id: _, ...section }) => section) }
  return { ...shownPage(row, variables), editorPath: `/staff/pages/${data.id}` }
}

interface DraftContent {
  title: string
  description: string
  lead: string
  background?: string
  sections: { id: string }[]
}
