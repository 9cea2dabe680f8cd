import type { z } from "zod"
import { siteVariables, withSiteVariables } from "#app/lib/rendering/site-variables.ts"
import { CONTENT_LOCALE } from "#app/lib/supabase/content-locale.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { pageBackground, type Section, type SectionOf, sectionsSchema } from "#content/schema/sections.ts"

const TEXT = "path, title, description, lead"

/** The tables that pages are built from; a change in one of them invalidates cached pages. */
export const PAGE_TABLES = ["pages", "site_settings"]

export async function pageByPath(db: SupabaseDb, path: string) {
  const [{ data }, variables] = await Promise.all([
    db
      .from("pages")
      .select(`${TEXT}, background, sections`)
      .eq("locale", CONTENT_LOCALE)
      .eq("path", path)
      .maybeSingle()
      .throwOnError(),
    siteVariables(db),
  ])
  return data && shownPage(data, variables)
}

interface PageRow {
  path: string
  title: string
  description: string
  lead: string
  background: string | null
  sections: unknown
}

/** A row as the page shows it. */
export function shownPage(row: PageRow, variables: Awaited<ReturnType<typeof siteVariables>>): ContentPage {
  const page = withSiteVariables(
    {
      ...row,
      background: pageBackground.nullable().parse(row.background),
      sections: sectionsSchema.parse(row.sections),
    },
    variables,
  )
  return { ...page, sections: page.sections.filter(saysSomething) }
}

export interface ContentPage extends Omit<PageRow, "background" | "sections"> {
  background: z.infer<typeof pageBackground> | null
  sections: Section[]
  /** Where a draft is edited; only previews have it. */
  editorPath?: string
}

const NO_STEPS: SectionOf<"urgent">["items"] = []

/** The steps in an emergency, if the page has them. */
export function urgentSteps(page: ContentPage | null) {
  return page?.sections.find(section => section.kind === "urgent")?.items ?? NO_STEPS
}

/** Every page as the sitemap and the search need it. */
export async function pageSummaries(db: SupabaseDb) {
  const [{ data }, variables] = await Promise.all([
    db.from("pages").select(`${TEXT}, updated_at`).eq("locale", CONTENT_LOCALE).order("path").throwOnError(),
    siteVariables(db),
  ])
  return withSiteVariables(data, variables)
}

export type PageSummary = Awaited<ReturnType<typeof pageSummaries>>[number]

// Drop prose sections left empty because `notice` is not set.
function saysSomething(section: Section) {
  return section.kind !== "prose" || section.paragraphs.length > 0
}
