import type { Db } from "#app/lib/db.ts"
import { sectionsSchema } from "./schema.ts"

const TEXT = "path, title, description, lead"

export async function pageByPath(db: Db, path: string) {
  const { data } = await db
    .from("pages")
    .select(`${TEXT}, sections`)
    .eq("path", path)
    .maybeSingle()
    .throwOnError()
  return data && { ...data, sections: sectionsSchema.parse(data.sections) }
}

export type ContentPage = NonNullable<Awaited<ReturnType<typeof pageByPath>>>

/** Every page with what a list of pages needs: for machines, and for people who search. */
export async function pageSummaries(db: Db) {
  const { data } = await db.from("pages").select(`${TEXT}, updated_at`).order("path").throwOnError()
  return data
}

export type PageSummary = Awaited<ReturnType<typeof pageSummaries>>[number]
