import { afterAll, expect, test } from "vitest"
import { sessionSite } from "../support/session-site.ts"

const { admin, backend, browserOf, signedInBrowser, site, close } = await sessionSite()
backend.onChange(site.drop)
afterAll(close)

const block = (id: string, heading: string) => ({ kind: "text", id, heading, paragraphs: [heading] })

async function newCourse() {
  const slug = `c-${crypto.randomUUID()}`
  const row = { slug, title: "First edition", summary: "A course", minutes: 5, status: "published" }
  const { data } = await admin.from("courses").insert(row).select("id").single().throwOnError()
  const lesson = { course_id: data.id, slug: "one", title: "One", position: 1, minutes: 1 }
  await admin
    .from("lessons")
    .insert({ ...lesson, blocks: [block("a", "The first text")] })
    .throwOnError()
  return { id: data.id, slug, lesson: `/courses/${slug}/learn/one` }
}

async function change(id: string, values: { status?: string; version?: number; title?: string }) {
  const isAnnounced = new Promise<void>(resolve =>
    backend.onChange(tables => void (tables.includes("courses") && resolve())),
  )
  await admin.from("courses").update(values).eq("id", id).throwOnError()
  await isAnnounced
}

test("a member and a guest finish a course that was unpublished, and visitors get a 404", async () => {
  const { id, slug, lesson } = await newCourse()
  const [member, guest, visitor] = [await signedInBrowser(), browserOf(new Map()), browserOf(new Map())]
  for (const { ask, post } of [member, guest]) {
    expect((await ask(lesson)).status).toBe(200)
    expect((await post(lesson, { press: "done" })).status).toBe(303)
  }
  expect((await visitor.ask(lesson)).status).toBe(200)
  await change(id, { status: "archived" })
  for (const { ask, post } of [member, guest]) {
    expect((await ask(lesson)).text).toContain("The first text")
    expect((await ask(`/courses/${slug}`)).text).toContain("finish the version you started")
    expect((await ask("/courses")).text).toContain("First edition")
    expect((await post(lesson, { press: "done" })).status).toBe(303)
  }
  expect((await member.ask("/me")).text).toContain("First edition")
  const newcomer = await signedInBrowser()
  for (const { ask } of [visitor, newcomer]) {
    for (const path of [lesson, `/courses/${slug}`, `/courses/${slug}/quiz`])
      expect((await ask(path)).status).toBe(404)
    expect((await ask("/courses")).text).not.toContain("First edition")
  }
})

test("a guest under way reads the version they started, and a visitor's cached page shows the new one", async () => {
  const { id, slug, lesson } = await newCourse()
  const [guest, visitor] = [browserOf(new Map()), browserOf(new Map())]
  await guest.post(lesson, { press: "done" })
  await change(id, { version: 2, title: "Second edition" })
  await admin
    .from("lessons")
    .update({ blocks: [block("a", "The second text")] })
    .eq("course_id", id)
    .throwOnError()
  const own = await guest.ask(lesson)
  expect(own.headers["cache-control"]).toBe("private, no-store")
  expect([own.text.includes("The first text"), own.text.includes("Second edition")]).toEqual([true, false])
  expect((await visitor.ask(`/courses/${slug}`)).text).toContain("Second edition")
})
