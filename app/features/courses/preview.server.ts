import { z } from "zod"
import { isUuid } from "#app/lib/format/uuid.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { type Block, block } from "#content/schema/blocks.ts"
import { citedSource } from "#content/schema/sources.ts"
import { type Course, rescueSteps } from "./queries.ts"

const courseContent = z.object({
  title: z.string(),
  summary: z.string(),
  minutes: z.number(),
  outcomes: z.array(z.string()),
  sources: z.array(citedSource),
  draw: z.record(z.string(), z.number()),
})

const lessonContent = z.object({
  slug: z.string(),
  title: z.string(),
  minutes: z.number(),
  requires_earlier: z.boolean(),
  blocks: z.array(block),
})

/** The draft of a course as learners would get it, and the blocks of each lesson. Null if there is no draft. */
export async function draftedCourse(db: SupabaseDb, id: string) {
  if (!isUuid(id)) return null
  const [{ data: course }, { data: parts }] = await Promise.all([
    db
      .from("courses")
      .select(
        "id, slug, audiences, bank, pass_percent, validity_months, rescue_steps, course_drafts!inner (reviewer, reviewed_on)",
      )
      .eq("id", id)
      .maybeSingle()
      .throwOnError(),
    db
      .from("course_parts")
      .select("id, kind, content")
      .eq("course_id", id)
      .eq("is_removed", false)
      .in("kind", ["course", "lesson"])
      .order("position")
      .order("id")
      .throwOnError(),
  ])
  const whole = parts.find(({ kind }) => kind === "course")
  if (!course || !whole) return null
  const { course_drafts: draft, rescue_steps, bank, ...row } = course
  const { draw, ...texts } = courseContent.parse(whole.content)
  const lessons = parts
    .filter(({ kind }) => kind === "lesson")
    .map(part => ({ id: part.id, ...lessonContent.parse(part.content) }))
  return {
    course: {
      ...{ ...row, ...texts, ...draft, required: null, isEarlierVersion: false },
      bank: bank ?? (Object.keys(draw).length > 0 ? id : null),
      rescue_steps: rescueSteps.parse(rescue_steps),
      lessons: lessons.map(({ blocks: _, ...lesson }) => lesson),
      previewPath: `/staff/courses/${id}/preview`,
    } satisfies Course,
    blocksOf: (lesson: string): Block[] => lessons.find(other => other.id === lesson)?.blocks ?? [],
  }
}
