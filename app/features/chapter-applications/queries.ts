import { z } from "zod"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import type { ChapterApplication } from "./schema.ts"

export async function applyForChapter(db: SupabaseDb, application: ChapterApplication) {
  const { agree: _, website: __, ...fields } = application
  return (await db.rpc("apply_for_chapter", fields).throwOnError()).data
}

const statusSchema = z.object({
  name: z.string(),
  city: z.string(),
  state: z.string(),
  stage: z.enum(["submitted", "interview", "approved", "declined", "withdrawn"]),
  note: z.string().nullable(),
  chapter: z.string().nullable(),
  submitted_at: z.string(),
  changed_at: z.string(),
})

export type ApplicationStatus = z.infer<typeof statusSchema>

/** The application of an emailed link, or null. */
export async function applicationByToken(db: SupabaseDb, token: string): Promise<ApplicationStatus | null> {
  const { data } = await db.rpc("chapter_application", { token }).maybeSingle().throwOnError()
  return statusSchema.nullable().parse(data)
}

export async function withdrawApplication(db: SupabaseDb, token: string) {
  return (await db.rpc("withdraw_chapter_application", { token }).throwOnError()).data
}
