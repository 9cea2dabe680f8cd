import { z } from "zod"
import { latestOf } from "#app/lib/seo/sitemap.ts"
import { CONTENT_LOCALE } from "#app/lib/supabase/content-locale.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { lessonBlocks } from "#content/schema/blocks.ts"
import { citedSource } from "#content/schema/sources.ts"
import type { LessonPosition, LessonPositions } from "./progress/lesson-position.ts"

/** Tables that course pages depend on; caches are cleared when one changes. */
export const COURSE_TABLES = ["courses", "lessons"]

const LISTED =
  "id, slug, title, summary, audiences, minutes, outcomes, bank, requires, color, icon, lessons(id)"
const OUTLINE = "id, slug, title, minutes, requires_earlier"
const WHOLE = `id, slug, title, summary, audiences, minutes, outcomes, sources, reviewer, reviewed_on, bank,
  pass_percent, validity_months, rescue_steps, lessons(${OUTLINE}),
  required:requires(slug, title, bank, id, lessons(id))` as const

export const rescueSteps = z.array(z.object({ title: z.string(), text: z.string() }))

export async function courseCatalog(db: SupabaseDb) {
  const { data } = await db
    .from("courses")
    .select(LISTED)
    .eq("locale", CONTENT_LOCALE)
    .eq("status", "published")
    .order("position")
    .order("title")
    .throwOnError()
  return data.map(listed)
}

function listed<C extends { bank: string | null; lessons: readonly { id: string }[] }>(course: C) {
  return {
    ...course,
    lessons: course.lessons.length,
    lessonIds: course.lessons.map(({ id }) => id),
    hasTest: course.bank !== null,
  }
}

export type ListedCourse = Awaited<ReturnType<typeof courseCatalog>>[number]

/** The addresses of published courses, each with its last change or that of a lesson, for the sitemap. */
export async function coursePaths(db: SupabaseDb) {
  const { data } = await db
    .from("courses")
    .select("slug, updated_at, lessons(updated_at)")
    .eq("locale", CONTENT_LOCALE)
    .eq("status", "published")
    .order("slug")
    .throwOnError()
  return data.flatMap(({ slug, updated_at, lessons }) => {
    const changed = latestOf([updated_at, ...lessons.map(lesson => lesson.updated_at)])
    return [`/courses/${slug}`, `/courses/${slug}/card`].map(path => ({ path, updated_at: changed }))
  })
}

/** A published course by slug or id, or null. */
export async function courseBy(db: SupabaseDb, address: string) {
  const column = z.uuid().safeParse(address).success ? "id" : "slug"
  const { data } = await db
    .from("courses")
    .select(WHOLE)
    .eq("locale", CONTENT_LOCALE)
    .eq("status", "published")
    .eq(column, address)
    .order("position", { referencedTable: "lessons" })
    .maybeSingle()
    .throwOnError()
  if (!data) return null
  return {
    ...data,
    sources: z.array(citedSource).parse(data.sources),
    rescue_steps: rescueSteps.parse(data.rescue_steps),
    isEarlierVersion: false,
  }
}

export type Course = NonNullable<Awaited<ReturnType<typeof courseBy>>> & {
  /** Where staff see the draft of the course. */
  previewPath?: string
}
export type OutlinedLesson = Course["lessons"][number]

const startedCourse = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  audiences: z.array(z.string()),
  minutes: z.number(),
  outcomes: z.array(z.string()),
  sources: z.array(citedSource),
  reviewer: z.string().nullable(),
  reviewed_on: z.string().nullable(),
  bank: z.string().nullable(),
  pass_percent: z.number(),
  validity_months: z.number().nullable(),
  rescue_steps: rescueSteps,
  requires: z.string().nullable(),
  color: z.string(),
  icon: z.string(),
  lessons: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      title: z.string(),
      minutes: z.number(),
      requires_earlier: z.boolean(),
    }),
  ),
})

/** A course in the version that the reader has started; it is unlocked for them. */
export function readStartedCourse(row: unknown) {
  return { ...startedCourse.parse(row), required: null, isEarlierVersion: true } satisfies Course
}

/** The catalog as this person sees it: the versions they have started replace the published ones. */
export function withStarted(catalog: readonly ListedCourse[], started: readonly unknown[]): ListedCourse[] {
  const own = started.map(row => listed(readStartedCourse(row)))
  return [...own, ...catalog.filter(({ id }) => !own.some(course => course.id === id))]
}

export async function blocksOf(db: SupabaseDb, lesson: string, guestKey?: string) {
  const { data } = await db.rpc("lesson_blocks", { lesson, guest_key: guestKey }).throwOnError()
  return lessonBlocks.nullable().parse(data)
}

/** Enrollments with progress, latest first. */
export async function enrollmentsOf(db: SupabaseDb, person: string) {
  const { data } = await db
    .from("enrollments")
    .select("course_id, lessons_done, started_at, seen_at, passed_at")
    .eq("user_id", person)
    .order("seen_at", { ascending: false })
    .throwOnError()
  return data
}

export type Enrollment = Awaited<ReturnType<typeof enrollmentsOf>>[number]

/** How many of the twelve survey statements were answered correctly, per response. */
export type Knowledge = Partial<Record<"before" | "after", number>>

/** Same, per course. Returns nothing for guardians: RLS hides a learner's answers. */
export async function knowledgeOf(
  db: SupabaseDb,
  person: string,
): Promise<Readonly<Record<string, Knowledge>>> {
  const { data } = await db
    .from("survey_responses")
    .select("course_id, phase, right_count")
    .eq("user_id", person)
    .throwOnError()
  return knowledgeByCourse(data)
}

export function knowledgeByCourse(
  rows: readonly { course_id: string; phase: string; right_count: number }[],
): Readonly<Record<string, Knowledge>> {
  const known: Record<string, Knowledge> = {}
  for (const { course_id, phase, right_count } of rows)
    known[course_id] = { ...known[course_id], [phase]: right_count }
  return known
}

/** The member's positions in these lessons. */
export async function lessonPositions(
  db: SupabaseDb,
  person: string,
  lessons: readonly { id: string }[],
): Promise<LessonPositions> {
  const { data } = await db
    .from("lesson_progress")
    .select("lesson_id, block, block_index, seconds, checks, done_at, reached_at")
    .eq("user_id", person)
    .in(
      "lesson_id",
      lessons.map(({ id }) => id),
    )
    .throwOnError()
  return Object.fromEntries(
    data.map((row): [string, LessonPosition] => [
      row.lesson_id,
      {
        block: row.block,
        index: row.block_index,
        seconds: Number(row.seconds),
        checks: answers.parse(row.checks),
        done: row.done_at !== null,
        at: Date.parse(row.reached_at),
      },
    ]),
  )
}

// Answers stored in an older format are ignored.
const answers = z
  .record(z.string(), z.unknown())
  .transform(kept =>
    Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    ),
  )
