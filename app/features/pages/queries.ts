import type { Db } from "#app/lib/db.ts"
import { sectionsSchema } from "./schema.ts"
import { withSiteName } from "./site-name.ts"

const TEXT = "path, title, description, lead"

/** What pages are made of: whoever keeps them forgets them when one of these changes. */
export const PAGE_TABLES = ["pages", "site_settings"]

export async function pageByPath(db: Db, path: string) {
  const [{ data }, name] = await Promise.all([
    db.from("pages").select(`${TEXT}, sections`).eq("path", path).maybeSingle().throwOnError(),
    siteName(db),
  ])
  return data && withSiteName({ ...data, sections: sectionsSchema.parse(data.sections) }, name)
}

export type ContentPage = NonNullable<Awaited<ReturnType<typeof pageByPath>>>

/** Every page with what a list of pages needs: for machines, and for people who search. */
export async function pageSummaries(db: Db) {
  const [{ data }, name] = await Promise.all([
    db.from("pages").select(`${TEXT}, updated_at`).order("path").throwOnError(),
    siteName(db),
  ])
  return withSiteName(data, name)
}

export type PageSummary = Awaited<ReturnType<typeof pageSummaries>>[number]

async function siteName(db: Db) {
  const { data } = await db.from("site_settings").select("name").single().throwOnError()
  return data.name
}
