import { expect } from "vitest"
import type { FullSupabaseClient } from "#app/lib/supabase/types.ts"
import type { TestBackend } from "#tests/support/backend.ts"
import { quizCourse } from "./quiz-fixtures.ts"

export const SOURCE = {
  ...{ id: "S1", title: "Signs of an overdose", publisher: "CDC", url: "https://www.cdc.gov/overdose" },
  accessed: "2026-11-16",
}

export const text = (id: string) => ({ kind: "text", id, heading: id, paragraphs: [id], sources: ["S1"] })

export const today = () => new Date().toISOString().slice(0, 10)

interface Part {
  id: string
  kind: "course" | "lesson" | "question"
  content: Record<string, unknown>
  revision: number
}

/** What the tests of writing courses share: staff, a course with two lessons and a test, and the steps of a draft. */
export async function courseWriting(backend: TestBackend) {
  async function staff(role: string, name = "Tess Trainer") {
    const [user] = await backend.sql<{ id: string }>(
      "insert into auth.users (id) values (gen_random_uuid()) returning id",
    )
    await backend.sql("insert into public.user_roles (user_id, role) values ($1, $2)", [user!.id, role])
    await backend.sql("update public.profiles set display_name = $2 where id = $1", [user!.id, name])
    return backend.member({ sub: user!.id, aal: "aal2" })
  }

  const trainer = await staff("instructor")

  async function newCourse() {
    const id = await quizCourse(backend, { sources: [SOURCE] })
    const lesson = (name: string, position: number) => ({
      ...{ course_id: id, slug: name, title: name, position, minutes: 1, blocks: [text(name)] },
    })
    const { data } = await backend.admin
      .from("lessons")
      .insert([lesson("one", 1), lesson("two", 2)])
      .select("id")
      .order("position")
      .throwOnError()
    const [one, two] = data.map(lesson => lesson.id) as [string, string]
    return { id, one, two }
  }

  async function draftOf(course: string) {
    expect((await trainer.rpc("start_course_draft", { course }).throwOnError()).data).toBe("saved")
  }

  async function partOf(course: string, id: string) {
    const { data } = await trainer
      .from("course_parts")
      .select("id, kind, content, revision")
      .eq("course_id", course)
      .eq("id", id)
      .single()
      .throwOnError()
    return data as Part
  }

  async function save(course: string, id: string, change: object, client: FullSupabaseClient = trainer) {
    const { content, revision } = await partOf(course, id)
    const given = { course, part: id, base_revision: revision, content: { ...content, ...change } as never }
    return (await client.rpc("save_course_part", given).throwOnError()).data
  }

  async function review(course: string, reviewed_on = today()) {
    await trainer.rpc("review_course_draft", { course, status: "review" }).throwOnError()
    const given = { course, status: "reviewed" as const, reviewer: "Dr. Ada Moss", reviewed_on }
    return (await trainer.rpc("review_course_draft", given).throwOnError()).data
  }

  async function publish(course: string) {
    return (await trainer.rpc("publish_course", { course, note: "Clearer words" }).throwOnError()).data
  }

  return { staff, trainer, newCourse, draftOf, partOf, save, review, publish }
}
