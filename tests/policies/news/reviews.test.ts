import { randomUUID } from "node:crypto"
import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { inHours, writingFixtures } from "./writing-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)
const { sql } = backend
const { staff, editor, save, complete, change, stateOf } = await writingFixtures(backend)

const NEW_WORDS = [{ kind: "text", paragraphs: ["Give two breaths, then look again."] }]
const today = new Date().toISOString().slice(0, 10)
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const versionOf = async (id: string) =>
  (await sql("select private.article_version($1) as version", [id]))[0]!.version as number
const saveNow = async (id: string, content: object) => save(id, content, await versionOf(id))
const reviewOf = async (id: string) =>
  (await sql("select reviewer, reviewed_on::text from public.articles where id = $1", [id]))[0]

async function review(wanted: string, reviewer = "Ada Okafor, MD", reviewed_on = today, client = editor) {
  return (await client.rpc("review_article", { wanted, reviewer, reviewed_on }).throwOnError()).data
}

/** A complete article with health content that nobody has reviewed. */
async function healthArticle() {
  const id = await complete()
  expect(await saveNow(id, { has_health_content: true })).toBe("saved")
  return id
}

test("health content is published only after its review, at once and at a time", async () => {
  const id = await healthArticle()
  expect(await change(id, { status: "published" })).toBe("not-reviewed")
  expect(await change(id, { status: "scheduled", publish_at: inHours(2) })).toBe("not-reviewed")
  expect(await review(id)).toBe("not-possible")
  expect(await change(id, { status: "review" })).toBe("changed")
  expect(await change(id, { status: "published" })).toBe("not-reviewed")
  expect(await review(id)).toBe("recorded")
  expect(await change(id, { status: "scheduled", publish_at: inHours(2) })).toBe("changed")
  expect(await change(id, { status: "published" })).toBe("changed")
  const { data } = await backend.visitor
    .from("articles")
    .select("reviewer, reviewed_on")
    .eq("id", id)
    .single()
    .throwOnError()
  expect(data).toEqual({ reviewer: "Ada Okafor, MD", reviewed_on: today })

  const other = await complete()
  expect(await change(other, { status: "published" })).toBe("changed")
})

test("changed words need another review, other changes do not", async () => {
  const id = await healthArticle()
  await change(id, { status: "review" })
  await review(id)
  expect(await saveNow(id, { tags: ["breathing"], color: "air" })).toBe("saved")
  expect(await reviewOf(id)).toEqual({ reviewer: "Ada Okafor, MD", reviewed_on: today })
  for (const words of [
    { blocks: NEW_WORDS },
    { title: `Other ${randomUUID()}` },
    { summary: "Another summary that is long." },
  ]) {
    await review(id)
    expect(await saveNow(id, words)).toBe("saved")
    expect(await reviewOf(id)).toEqual({ reviewer: null, reviewed_on: null })
    expect(await change(id, { status: "published" })).toBe("not-reviewed")
  }
})

test("a change of a public article with health content says who has read it", async () => {
  const id = await healthArticle()
  await change(id, { status: "review" })
  await review(id)
  for (const status of ["scheduled", "published"] as const) {
    await change(id, { status, publish_at: inHours(2) })
    const blocks = [{ kind: "text", paragraphs: [`Now ${status}.`] }]
    const by = { reviewer: "Lee Park, RN", reviewed_on: today }
    for (const missing of [
      {},
      { reviewer: null, reviewed_on: null },
      { ...by, reviewed_on: inDays(1) },
      { ...by, reviewed_on: inDays(-40) },
    ])
      expect(await saveNow(id, { blocks, ...missing }), JSON.stringify(missing)).toBe("not-reviewed")
    expect(await saveNow(id, { blocks, ...by })).toBe("saved")
    expect(await reviewOf(id)).toEqual(by)
    expect(await saveNow(id, { tags: ["after"], reviewer: null, reviewed_on: null })).toBe("saved")
    expect(await reviewOf(id)).toEqual(by)
  }
  expect(await stateOf(id)).toMatchObject({ status: "published" })
})

test("a public article is marked as health content only with its review", async () => {
  const id = await complete()
  await change(id, { status: "published" })
  expect(await saveNow(id, { has_health_content: true })).toBe("not-reviewed")
  expect(await saveNow(id, { has_health_content: true, reviewer: "Lee Park, RN", reviewed_on: today })).toBe(
    "saved",
  )
})

test("a review names a person, is not of a day to come, and is recorded by editors alone", async () => {
  const id = await healthArticle()
  await change(id, { status: "review" })
  expect(await review(id, "  ")).toBe("invalid")
  expect(await review(id, "Ada Okafor, MD", inDays(1))).toBe("invalid")
  expect(await review(id, "Ada Okafor, MD", inDays(-3))).toBe("invalid")
  expect(await review(randomUUID())).toBe("unknown")
  expect(await review(id, "Ada Okafor, MD", today, await staff("outreach"))).toBe("not-allowed")
  const versions = await versionOf(id)
  expect(await review(id)).toBe("recorded")
  expect(await versionOf(id)).toBe(versions)
})
