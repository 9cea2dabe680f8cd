import { afterAll, expect, test } from "vitest"
import { blocksOf, courseBy, courseCatalog } from "#app/features/courses/queries.ts"
import { testBackend } from "#tests/support/backend.ts"

const { admin, visitor, close } = await testBackend()
afterAll(close)

test("the catalog has every published course in order, with its number of lessons", async () => {
  const courses = await courseCatalog(visitor)
  expect(courses.map(({ slug, lessons }) => [slug, lessons])).toEqual([
    ["overdose-response-basics", 10],
    ["naloxone-in-five-minutes", 3],
    ["for-parents-and-guardians", 4],
  ])
})

test("a course is found by its slug and by its id, with its lessons in order and their blocks", async () => {
  const bySlug = await courseBy(visitor, "naloxone-in-five-minutes")
  expect(bySlug?.lessons.map(({ slug }) => slug)).toEqual(["what-it-does", "how-to-give-it", "carry-it"])
  expect(await courseBy(visitor, bySlug!.id)).toEqual(bySlug)
  const blocks = await blocksOf(visitor, bySlug!.lessons[0]!.id)
  expect(blocks?.map(({ kind }) => kind)).toEqual(["picture", "text", "check"])
})

test("a course names its prerequisite", async () => {
  const basics = await courseBy(visitor, "overdose-response-basics")
  const { error } = await admin
    .from("courses")
    .update({ requires: basics!.id })
    .eq("slug", "for-parents-and-guardians")
  expect(error).toBeNull()
  const { required } = (await courseBy(visitor, "for-parents-and-guardians"))!
  expect(required?.slug).toBe("overdose-response-basics")
  expect(required?.lessons.length).toBe(10)
  expect(basics!.required).toBeNull()
})

test("unknown and unpublished courses are not found", async () => {
  await admin
    .from("courses")
    .update({ status: "draft" })
    .eq("slug", "naloxone-in-five-minutes")
    .throwOnError()
  for (const address of ["nothing", "naloxone-in-five-minutes", crypto.randomUUID()])
    expect(await courseBy(admin, address)).toBeNull()
})
