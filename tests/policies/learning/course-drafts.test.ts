import { afterAll, expect, test } from "vitest"
import type { FullSupabaseClient } from "#app/lib/supabase/types.ts"
import { testBackend } from "#tests/support/backend.ts"
import { courseWriting, SOURCE, text, today } from "./course-writing.ts"
import { answerQuestions, readPaper, startQuiz } from "./quiz-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)
const { staff, trainer, newCourse, draftOf, partOf, save, review, publish } = await courseWriting(backend)

async function blocks(db: FullSupabaseClient, lesson: string) {
  const { data } = await db.rpc("lesson_blocks", { lesson }).throwOnError()
  return (data as { id: string }[] | null)?.map(({ id }) => id) ?? null
}

async function questionsOf(course: string) {
  const { data } = await trainer
    .from("course_parts")
    .select("id")
    .eq("course_id", course)
    .eq("kind", "question")
    .order("position")
    .throwOnError()
  return data.map(({ id }) => id)
}

test("only editors, instructors and administrators with a second factor write courses", async () => {
  const { id, one } = await newCourse()
  await draftOf(id)
  const calls = {
    start_course_draft: { course: id },
    discard_course_draft: { course: id },
    save_course_part: { course: id, part: one, base_revision: 1, content: {} },
    remove_course_part: { course: id, part: one, is_removed: true },
    order_course_lessons: { course: id, lessons: [one] },
    review_course_draft: { course: id, status: "review" },
    publish_course: { course: id },
    restore_course_version: { course: id, version: 1 },
    create_course: { title: "A", summary: "A", minutes: 1, audience: "everyone" },
    schedule_course: { course: id, publish_at: "2999-01-01" },
    add_course_part: { course: id, kind: "lesson", content: {} },
    keep_course_typing: { course: id, form: "new", content: {} },
  }
  const none = await Promise.all([backend.member(), staff("events"), staff("auditor")])
  for (const client of [backend.visitor, ...none]) {
    for (const [name, args] of Object.entries(calls)) {
      const { data, error } = await client.rpc(name as "start_course_draft", args as never)
      const answer = Array.isArray(data) ? data[0]?.outcome : data
      expect(error?.code ?? answer, name).toMatch(/not-allowed|42501/)
    }
    for (const table of ["course_drafts", "course_parts", "course_publications", "course_typing"] as const)
      expect((await client.from(table).select("course_id")).data ?? []).toEqual([])
  }
  for (const role of ["editor", "admin"])
    expect(await save(id, one, { title: role }, await staff(role))).toBe("saved")
})

test("learners read the published version until a reviewed draft replaces it", async () => {
  const { id, one, two } = await newCourse()
  const ana = await backend.member()
  await ana.rpc("save_position", { lesson: one, block: "one", is_done: true }).throwOnError()
  const { attempt } = await startQuiz(ana, id)
  const paper = await readPaper(ana, attempt)

  await draftOf(id)
  expect(await save(id, one, { title: "One, better", blocks: [text("one"), text("more")] })).toBe("saved")
  await trainer.rpc("remove_course_part", { course: id, part: two, is_removed: true }).throwOnError()
  const fresh = { title: "Three", minutes: 2, requires_earlier: false, blocks: [text("three")] }
  const { data: added } = await trainer
    .rpc("add_course_part", { course: id, kind: "lesson", content: fresh })
    .throwOnError()
  const three = added[0]!.part
  for (const question of await questionsOf(id)) await save(id, question, { stem: "What do you do first?" })
  expect(await blocks(backend.visitor, one)).toEqual(["one"])
  expect(await blocks(ana, one)).toEqual(["one"])
  expect(await readPaper(ana, attempt)).toEqual(paper)

  expect(await publish(id)).toBe("not-reviewed")
  expect(await review(id)).toBe("changed")
  expect(await publish(id)).toBe("published")
  expect(await publish(id)).toBe("unknown")

  // Ana is under way: she keeps her version, her progress and the questions of her open test.
  expect(await blocks(ana, one)).toEqual(["one"])
  expect(await blocks(ana, two)).toEqual(["two"])
  expect(await readPaper(ana, attempt)).toEqual(paper)
  await answerQuestions(ana, attempt)
  const { data: graded } = await ana.rpc("submit_quiz", { attempt }).throwOnError()
  expect(graded).toMatchObject({ isPassed: true, right: 3, total: 3 })
  const { data: own } = await ana
    .from("enrollments")
    .select("lessons_done, course_version, passed_at")
    .single()
  expect(own).toMatchObject({ lessons_done: 1, course_version: 1, passed_at: expect.any(String) })

  // Newcomers, and Ana after passing, read the new version.
  const ben = await backend.member()
  for (const reader of [ben, backend.visitor, ana]) {
    expect(await blocks(reader, one)).toEqual(["one", "more"])
    expect(await blocks(reader, two)).toBeNull()
    expect(await blocks(reader, three)).toEqual(["three"])
  }
  const next = await readPaper(ben, (await startQuiz(ben, id)).attempt)
  expect(next.questions.map(({ stem }) => stem)).toEqual(Array(3).fill("What do you do first?"))
  const { data: course } = await backend.visitor
    .from("courses")
    .select("version, reviewer, reviewed_on, lessons(slug, position, title)")
    .eq("id", id)
    .order("position", { referencedTable: "lessons" })
    .single()
    .throwOnError()
  expect(course).toEqual({
    ...{ version: 2, reviewer: "Dr. Ada Moss", reviewed_on: today() },
    lessons: [
      { slug: "one", position: 1, title: "One, better" },
      { slug: "three", position: 2, title: "Three" },
    ],
  })
})

test("a change after the review needs another one, and a review cannot be older than the text", async () => {
  const { id, one } = await newCourse()
  await draftOf(id)
  const send = { course: id, status: "review" as const }
  expect((await trainer.rpc("review_course_draft", send).throwOnError()).data).toBe("unchanged")
  await save(id, one, { title: "Once more" })
  expect(await review(id, "2020-01-01")).toBe("invalid")
  expect(await review(id, "2999-01-01")).toBe("invalid")
  expect(await review(id)).toBe("changed")
  await save(id, one, { title: "And again" })
  expect(await publish(id)).toBe("not-reviewed")
  const { data } = await trainer.from("course_drafts").select("status, reviewer").eq("course_id", id).single()
  expect(data).toEqual({ status: "writing", reviewer: null })
})

test("a scheduled draft is published once when it is due, and not after a change", async () => {
  const { id, one } = await newCourse()
  await draftOf(id)
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const schedule = async (publish_at?: string, note?: string) =>
    (await trainer.rpc("schedule_course", { course: id, publish_at, note }).throwOnError()).data
  const draft = async () => {
    const columns = "status, publish_at, publish_problem"
    const { data } = await trainer.from("course_drafts").select(columns).eq("course_id", id).maybeSingle()
    return data
  }
  const runTask = () =>
    backend.sql("set role function_owner; select private.publish_due_courses(); reset role")
  const makeDue = () =>
    backend.sql("update public.course_drafts set publish_at = now() where course_id = $1", [id])

  await save(id, one, { title: "On Friday" })
  expect(await schedule(inDays(1))).toBe("not-reviewed")
  await review(id)
  expect(await schedule(inDays(-1))).toBe("past")
  expect(await schedule(inDays(400))).toBe("past")
  expect(await schedule(inDays(1), "x".repeat(301))).toBe("invalid")
  expect(await schedule(inDays(1))).toBe("scheduled")
  await runTask()
  expect((await draft())?.publish_at).not.toBeNull()
  expect(await schedule()).toBe("canceled")
  expect((await draft())?.publish_at).toBeNull()

  // A change after the review takes the time away with the review.
  await schedule(inDays(1))
  await save(id, one, { title: "On Saturday" })
  expect(await draft()).toEqual({ status: "writing", publish_at: null, publish_problem: null })

  // What cannot be published when it is due says why.
  await review(id)
  await schedule(inDays(1))
  await backend.sql(
    "update public.course_parts set is_removed = true where course_id = $1 and kind = 'lesson'",
    [id],
  )
  await makeDue()
  await runTask()
  expect(await draft()).toEqual({ status: "reviewed", publish_at: null, publish_problem: "empty-lesson" })
  await backend.sql("update public.course_parts set is_removed = false where course_id = $1", [id])

  await schedule(inDays(1), "Clearer words")
  await makeDue()
  await Promise.all([runTask(), runTask()])
  await runTask()
  expect(await draft()).toBeNull()
  const { data: history } = await trainer.rpc("course_history", { course: id }).throwOnError()
  expect(history.map(({ version, published_by_name, note }) => [version, published_by_name, note])).toEqual([
    [2, "Tess Trainer", "Clearer words"],
    [1, null, ""],
  ])
  const { data } = await backend.visitor.from("lessons").select("title").eq("id", one).single().throwOnError()
  expect(data.title).toBe("On Saturday")
})

test("saving over another person's words is refused, and lessons are ordered as all of them or not at all", async () => {
  const { id, one, two } = await newCourse()
  await draftOf(id)
  const { content, revision } = await partOf(id, one)
  expect(await save(id, one, { title: "By Robin" }, await staff("instructor", "Robin"))).toBe("saved")
  const mine = { course: id, part: one, base_revision: revision, content: content as never }
  expect((await trainer.rpc("save_course_part", mine).throwOnError()).data).toBe("changed-meanwhile")
  const order = async (lessons: string[]) =>
    (await trainer.rpc("order_course_lessons", { course: id, lessons }).throwOnError()).data
  expect(await order([two])).toBe("changed-meanwhile")
  expect(await order([two, one])).toBe("saved")
  await review(id)
  await publish(id)
  const { data } = await backend.visitor.from("lessons").select("slug").eq("course_id", id).order("position")
  expect(data).toEqual([{ slug: "two" }, { slug: "one" }])
})

test("a draft with a hole in it cannot be published", async () => {
  const { id, one, two } = await newCourse()
  await draftOf(id)
  await save(id, one, { blocks: [] })
  await review(id)
  expect(await publish(id)).toBe("empty-lesson")
  await save(id, one, { blocks: [{ ...text("one"), sources: ["S9"] }] })
  await review(id)
  expect(await publish(id)).toBe("missing-source")
  await save(id, one, { blocks: [text("one")] })
  await save(id, id, { draw: { signs: 1, act: 4 } })
  await review(id)
  expect(await publish(id)).toBe("too-few-questions")
  const remove = { course: id, part: two, is_removed: true }
  expect((await trainer.rpc("remove_course_part", remove).throwOnError()).data).toBe("saved")
  const whole = { course: id, part: id, is_removed: true }
  expect((await trainer.rpc("remove_course_part", whole).throwOnError()).data).toBe("unknown")
})

test("a removed block stays in the draft until it is put back, however the lesson is saved", async () => {
  const { id, one } = await newCourse()
  await draftOf(id)
  const removed = async () => {
    const { data } = await trainer
      .from("course_parts")
      .select("removed_blocks")
      .eq("course_id", id)
      .eq("id", one)
      .single()
      .throwOnError()
    return (data.removed_blocks as { index: number; block: { id: string } }[]).map(({ index, block }) => [
      index,
      block.id,
    ])
  }
  await save(id, one, { blocks: ["a", "b", "c"].map(text) })
  expect(await removed()).toEqual([[0, "one"]])
  await save(id, one, { blocks: ["c"].map(text) })
  expect(await removed()).toEqual([
    [0, "one"],
    [0, "a"],
    [1, "b"],
  ])
  await save(id, one, { title: "Only the title" })
  await save(id, one, { blocks: ["b", "c"].map(text) })
  expect(await removed()).toEqual([
    [0, "one"],
    [0, "a"],
  ])
  for (let round = 0; round < 60; round++) await save(id, one, { blocks: [text(`round-${round}`)] })
  expect((await removed()).at(-1)).toEqual([0, "round-58"])
  expect(await removed()).toHaveLength(50)
})

test("parts that nobody changed stay as their files load them, and a removed question is retired", async () => {
  const { id, one, two } = await newCourse()
  await draftOf(id)
  const [first, ...others] = await questionsOf(id)
  await backend.sql("update public.lessons set title = 'From a file' where id = $1", [two])
  await backend.sql("update public.questions set stem = 'From a file?' where id = $1", [others[0]])
  await save(id, one, { title: "By staff" })
  await trainer.rpc("remove_course_part", { course: id, part: others[2]!, is_removed: true }).throwOnError()
  await review(id)
  expect(await publish(id)).toBe("published")
  const { data } = await backend.visitor.from("lessons").select("title").eq("course_id", id).order("position")
  expect(data).toEqual([{ title: "By staff" }, { title: "From a file" }])
  const rows = await backend.sql(
    "select id, stem, is_active from public.questions where id = any ($1) order by number",
    [[first, others[0], others[2]]],
  )
  expect(rows).toEqual([
    { id: first, stem: "What first?", is_active: true },
    { id: others[0], stem: "From a file?", is_active: true },
    { id: others[2], stem: "What first?", is_active: false },
  ])
})

test("an earlier version becomes the draft of the next one", async () => {
  const { id, one, two } = await newCourse()
  await draftOf(id)
  await save(id, one, { title: "Worse" })
  await trainer.rpc("remove_course_part", { course: id, part: two, is_removed: true }).throwOnError()
  await review(id)
  await publish(id)
  const { data: history } = await trainer.rpc("course_history", { course: id }).throwOnError()
  expect(history.map(({ version, published_by_name, note }) => [version, published_by_name, note])).toEqual([
    [2, "Tess Trainer", "Clearer words"],
    [1, null, ""],
  ])
  expect((await (await backend.member()).rpc("course_history", { course: id })).data).toEqual([])
  const restore = async (version: number) =>
    (await trainer.rpc("restore_course_version", { course: id, version }).throwOnError()).data
  expect(await restore(7)).toBe("unknown")
  expect(await restore(1)).toBe("saved")
  await review(id)
  expect(await publish(id)).toBe("published")
  const { data } = await backend.visitor
    .from("lessons")
    .select("id, title")
    .eq("course_id", id)
    .order("position")
  expect(data).toEqual([
    { id: one, title: "one" },
    { id: two, title: "two" },
  ])
})

test("a new course is hidden until its first version is published, with lessons and a test", async () => {
  const given = { title: "Next person!", summary: "Who comes next.", minutes: 5, audience: "campus" }
  const create = async (change = {}) =>
    (
      await trainer
        .rpc("create_course", { ...given, ...change })
        .single()
        .throwOnError()
    ).data
  expect((await create({ audience: "cats" })).outcome).toBe("invalid")
  expect((await create({ minutes: 0 })).outcome).toBe("invalid")
  const { outcome, course: id } = await create()
  expect(outcome).toBe("saved")
  const row = async (client: FullSupabaseClient) =>
    (await client.from("courses").select("slug, status, version, bank, lessons(slug)").eq("id", id).single())
      .data
  expect(await row(backend.visitor)).toBeNull()
  // The address of a page is not taken.
  expect((await row(trainer))!.slug).toMatch(/^next-person-[0-9a-f]{8}$/)

  await save(id, id, { sources: [SOURCE] })
  await review(id)
  expect(await publish(id)).toBe("empty-lesson")
  const add = async (kind: "lesson" | "question", content: object) =>
    (await trainer.rpc("add_course_part", { course: id, kind, content: content as never }).throwOnError())
      .data[0]!.outcome
  const lesson = { title: "Look", minutes: 1, requires_earlier: false, blocks: [text("look")] }
  expect(await add("lesson", lesson)).toBe("saved")
  const choice = (name: string) => ({ id: name, text: name, feedback: name })
  const question = {
    ...{ kind: "single", topic: "signs", stem: "Who?", choices: ["a", "b"].map(choice), answer: ["a"] },
    ...{ explanation: "They do.", sources: [SOURCE], is_critical: false, is_active: true },
  }
  expect(await add("question", question)).toBe("saved")
  await review(id)
  expect(await publish(id)).toBe("no-draw")
  await save(id, id, { draw: { signs: 1 } })
  await review(id)
  expect(await publish(id)).toBe("published")
  expect(await row(backend.visitor)).toMatchObject({
    ...{ status: "published", version: 1, bank: id, lessons: [{ slug: "look" }] },
  })
  const { data: history } = await trainer.rpc("course_history", { course: id }).throwOnError()
  expect(history.map(({ version }) => version)).toEqual([1])
  const { data: paper } = await trainer
    .from("course_publications")
    .select("parts")
    .eq("course_id", id)
    .single()
  expect((paper!.parts as { kind: string }[]).map(({ kind }) => kind).sort()).toEqual([
    ...["course", "lesson", "question"],
  ])
  await draftOf(id)
  await save(id, id, { title: "The next person" })
  await review(id)
  expect(await publish(id)).toBe("published")
  expect((await row(backend.visitor))!.version).toBe(2)
})

test("discarding a course that was never published deletes it, a published one stays", async () => {
  const given = { title: "Never mind", summary: "Nothing.", minutes: 5, audience: "everyone" }
  const { course } = (await trainer.rpc("create_course", given).single().throwOnError()).data
  const { id } = await newCourse()
  await draftOf(id)
  for (const draft of [course, id])
    expect((await trainer.rpc("discard_course_draft", { course: draft }).throwOnError()).data).toBe("saved")
  const { data } = await trainer.from("courses").select("id").in("id", [course, id]).throwOnError()
  expect(data).toEqual([{ id }])
})

test("what someone types is kept for them alone, and others learn who is typing", async () => {
  const { id, one } = await newCourse()
  await draftOf(id)
  const typed = { course: id, form: `${one}/three-signs`, content: { heading: "Half a sen" } }
  const keep = async (client: FullSupabaseClient) =>
    (await client.rpc("keep_course_typing", typed).throwOnError()).data[0]
  expect(await keep(trainer)).toEqual({ outcome: "saved", others: [] })
  const robin = await staff("editor", "Robin")
  expect((await robin.from("course_typing").select("content")).data).toEqual([])
  expect(await keep(robin)).toEqual({ outcome: "saved", others: ["Tess Trainer"] })
  const bad = { ...typed, content: { heading: { not: "a text" } } as never }
  expect((await robin.rpc("keep_course_typing", bad).throwOnError()).data[0]!.outcome).toBe("invalid")
  await trainer.rpc("drop_course_typing", { course: id, form: typed.form }).throwOnError()
  expect((await trainer.from("course_typing").select("content")).data).toEqual([])
  expect((await robin.from("course_typing").select("content")).data).toHaveLength(1)
})
