import { afterAll, expect, test } from "vitest"
import { sessionSite } from "../support/session-site.ts"

const { admin, browserOf, signedInBrowser, sql, close } = await sessionSite()
afterAll(close)

const COURSE = "/courses/naloxone-in-five-minutes"
const { data: lessons } = await admin
  .from("lessons")
  .select("id, slug, courses!inner (slug)")
  .eq("courses.slug", "naloxone-in-five-minutes")
  .order("position")
  .throwOnError()
const first = lessons[0]!.id

function storedPositions(userId: string) {
  return admin.from("lesson_progress").select("block, checks, done_at").eq("user_id", userId).throwOnError()
}

const json = (body: unknown) => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
})

test("course pages are cached for visitors and private for members", async () => {
  const { ask } = await signedInBrowser()
  const visitor = browserOf(new Map())
  for (const path of ["/courses", COURSE, `${COURSE}/learn`, `${COURSE}/card`]) {
    expect((await visitor.ask(path)).headers["cache-control"], path).toMatch(/^public/)
    expect((await ask(path)).headers["cache-control"], path).toBe("private, no-store")
  }
})

test("each synced position is answered with its outcome, and malformed requests are rejected", async () => {
  const sentAt = Date.now()
  const position = { lesson: first, block: "bridge", checks: { bridge: "a" }, done: true, at: sentAt - 9 }
  const { ask, userId } = await signedInBrowser()
  const sent = (...positions: unknown[]) => json({ sentAt, positions })
  const guest = browserOf(new Map())
  const onDevice = await guest.ask("/courses/progress", sent({ lesson: first }, { lesson: "x" }))
  expect(JSON.parse(onDevice.text).results).toEqual([
    { lesson: first, outcome: "on-device" },
    { lesson: "x", outcome: "unknown" },
  ])
  expect((await ask("/courses/progress", json({ positions: [position] }))).status).toBe(400)
  expect((await ask("/courses/progress", json({ sentAt, positions: [7] }))).status).toBe(400)
  expect((await ask("/courses/progress", { method: "POST" })).status).toBe(400)
  expect((await ask("/courses/progress")).status).toBe(405)
  // A session that ended, or another person who has signed in on the same device.
  const ofOther = json({ sentAt, member: crypto.randomUUID(), positions: [position] })
  for (const from of [guest, { ask }]) expect((await from.ask("/courses/progress", ofOther)).status).toBe(409)
  expect((await storedPositions(userId)).data).toEqual([])
  const lost = { ...position, lesson: crypto.randomUUID() }
  const answer = await ask("/courses/progress", sent(position, lost, { ...position, index: -1 }))
  expect(JSON.parse(answer.text)).toEqual({
    results: [
      { lesson: first, outcome: "saved" },
      { lesson: lost.lesson, outcome: "unknown" },
      { lesson: first, outcome: "invalid" },
    ],
    tests: [],
  })
  expect((await storedPositions(userId)).data).toMatchObject([{ block: "bridge", checks: { bridge: "a" } }])
})

test("answers that waited on a device are saved for the member or guest who started the test", async () => {
  const quiz = "/courses/overdose-response-basics/quiz"
  const stranger = await signedInBrowser()
  for (const taker of [await signedInBrowser(), browserOf(new Map())]) {
    await taker.post(quiz, { intent: "start" })
    const { text } = await taker.ask(quiz)
    const [attempt, question] = ["attempt", "question"].map(
      name => new RegExp(`name="${name}" value="([^"]+)"`).exec(text)![1]!,
    )
    const tests = [{ attempt, answers: [{ question, chosen: ["1"], known: [] }] }]
    const send = async (from: Pick<typeof taker, "ask">, body: object) => {
      const answer = await from.ask("/courses/progress", json({ sentAt: Date.now(), ...body }))
      return answer.status === 200 ? JSON.parse(answer.text) : answer.status
    }
    expect(await send(stranger, { tests })).toEqual({ results: [], tests: [["unknown"]] })
    expect(await send(taker, { tests })).toEqual({ results: [], tests: [["saved"]] })
    expect(await send(taker, { tests })).toEqual({ results: [], tests: [["saved"]] })
    for (const bad of ["x", [7], [{ attempt: "x", answers: [] }], [{ attempt, answers: [{ question }] }]])
      expect(await send(taker, { tests: bad })).toBe(400)
  }
})

test("the times of a device whose clock is wrong are corrected before they are compared", async () => {
  const { ask, userId } = await signedInBrowser()
  const minute = 60_000
  async function sync(block: string, clock: number, minutesAgo: number) {
    const positions = [{ lesson: first, block, at: clock - minutesAgo * minute }]
    const { text } = await ask("/courses/progress", json({ sentAt: clock, positions }))
    return JSON.parse(text).results[0].outcome
  }
  const slow = Date.now() - 86_400_000
  const fast = Date.now() + 86_400_000
  expect(await sync("recent", fast, 30)).toBe("saved")
  expect(await sync("earlier", Date.now(), 60)).toBe("older")
  expect(await sync("latest", slow, 1)).toBe("saved")
  expect((await storedPositions(userId)).data).toMatchObject([{ block: "latest" }])
})

test("a guest's test moves to the account only after the member says that it was them", async () => {
  const key = "0123456789abcdef".repeat(4)
  await sql(
    `insert into public.quiz_attempts (guest, course_id, course_version, drawn)
     select sha256(convert_to($1, 'UTF8')), id, version, '[{}]' from public.courses where bank is not null`,
    [key],
  )
  const { ask, post, cookies, userId } = await signedInBrowser()
  const own = async () =>
    (await admin.from("quiz_attempts").select("user_id").eq("user_id", userId).throwOnError()).data
  cookies.set("guest", key)
  for (const path of ["/me", COURSE, `${COURSE}/learn/what-it-does`, "/get-certified"])
    expect((await ask(path)).text, path).toContain("Was this you?")
  expect((await ask("/courses/overdose-response-basics/quiz")).text).toContain("Was this you?")
  expect((await post("/courses/claim", { answer: "maybe" })).status).toBe(400)
  expect(await own()).toEqual([])
  const answered = await post("/courses/claim", { answer: "mine", next: COURSE })
  expect([answered.status, answered.headers.location]).toEqual([303, COURSE])
  expect(await own()).toEqual([{ user_id: userId }])
  expect(cookies.has("guest")).toBe(false)
  expect((await ask("/me")).text).not.toContain("Was this you?")
  const elsewhere = await post("/courses/claim", { answer: "mine", next: "//evil.example" })
  expect(elsewhere.headers.location).toBe("/me")
})

test("the next person starts clean: a guest's key is removed, and a member is signed out", async () => {
  const [guest, member] = [browserOf(new Map()), await signedInBrowser()]
  await guest.post(`${COURSE}/learn/what-it-does`, { press: "done" })
  expect(guest.cookies.has("guest")).toBe(true)
  const page = await guest.ask(`/courses/next-person?next=${COURSE}`)
  expect(page.text).toContain("Clear and start fresh")
  expect(guest.cookies.has("guest")).toBe(true)
  const cleared = await guest.post("/courses/next-person", { next: COURSE })
  expect([cleared.status, cleared.headers.location]).toEqual([303, COURSE])
  expect(guest.cookies.has("guest")).toBe(false)
  expect((await member.ask("/courses/next-person")).text).toContain("Sign out and start fresh")
  const left = await member.post("/courses/next-person", { next: COURSE })
  expect(left.headers["clear-site-data"]).toContain('"storage"')
  expect((await member.ask("/me")).headers.location).toMatch(/^\/login/)
})

test("a minor's test as a guest waits for consent, and another member of the device does not get it", async () => {
  const key = "fedcba9876543210".repeat(4)
  await sql(
    `insert into public.quiz_attempts (guest, course_id, course_version, drawn)
     select sha256(convert_to($1, 'UTF8')), id, version, '[{}]' from public.courses where bank is not null`,
    [key],
  )
  const owners = async (...ids: string[]) => {
    const { data } = await admin.from("quiz_attempts").select("user_id").in("user_id", ids).throwOnError()
    return data.map(({ user_id }) => user_id)
  }
  const [minor, parent] = [await signedInBrowser(), await signedInBrowser()]
  const setAge = (adultOn: string | null) =>
    sql("update public.profiles set adult_on = $2 where id = $1", [minor.userId, adultOn])
  await setAge("2999-01-01")
  minor.cookies.set("guest", key)
  expect((await minor.post("/courses/claim", { answer: "mine" })).status).toBe(303)
  expect((await minor.ask(COURSE)).text).toContain("Ask your adult first")
  expect((await minor.ask(`${COURSE}/learn/what-it-does`)).text).toContain("Ask your adult first")
  for (const [name, value] of minor.cookies) if (name.includes("guest")) parent.cookies.set(name, value)
  expect((await parent.ask(COURSE)).text).not.toContain("Was this you?")
  expect(await owners(minor.userId, parent.userId)).toEqual([])
  await setAge(null)
  expect((await minor.ask(COURSE)).text).not.toContain("Ask your adult first")
  expect(await owners(minor.userId, parent.userId)).toEqual([minor.userId])
  expect([...minor.cookies.keys()].filter(name => name.includes("guest"))).toEqual([])
})

test("without JavaScript, a member's answer and finished lesson are saved, and the course continues there", async () => {
  const { ask, post, userId } = await signedInBrowser()
  const answered = await post(`${COURSE}/learn/what-it-does`, { block: "bridge", answer: "c" })
  expect(answered).toMatchObject({
    status: 303,
    headers: { location: `${COURSE}/learn/what-it-does#part-bridge` },
  })
  expect((await storedPositions(userId)).data).toEqual([
    { block: "bridge", checks: { bridge: "c" }, done_at: null },
  ])
  const left = await post(`${COURSE}/learn/what-it-does`, { press: "done" })
  expect(left.headers.location).toBe(`${COURSE}/learn/how-to-give-it`)
  expect((await ask(`${COURSE}/learn`)).headers.location).toBe(`${COURSE}/learn/how-to-give-it`)
})

test("after the last lesson of a course without a test, its page says so and leads to certification", async () => {
  const { ask, post } = await signedInBrowser()
  const page = async () => (await ask(COURSE)).body.toString()
  for (const { slug } of lessons) {
    expect(await page()).not.toContain("You finished it")
    await post(`${COURSE}/learn/${slug}`, { press: "done" })
  }
  const finished = await page()
  expect(finished).toContain("You finished it")
  expect(finished).toMatch(/<main[\s\S]*href="\/get-certified"[\s\S]*Get certified[\s\S]*Go through it again/)
})

test("without JavaScript, a guest's answer is in the URL; malformed ones are rejected", async () => {
  const { post, ask } = browserOf(new Map())
  const lesson = `${COURSE}/learn/what-it-does`
  const answered = await post(lesson, { block: "bridge", answer: "c" })
  expect(answered.headers.location).toBe(`${lesson}?a.bridge=c#part-bridge`)
  expect((await ask(`${lesson}?a.bridge=c`)).body.toString()).toContain("It’s safe. It just doesn’t last.")
  expect((await post(lesson, { block: "bridge", answer: "z" })).status).toBe(400)
  expect((await post(lesson, { block: "nothing", answer: "a" })).status).toBe(400)
})

test("a course with an unfinished prerequisite says so and opens none of its lessons", async () => {
  const { data: basics } = await admin
    .from("courses")
    .select("id")
    .eq("slug", "overdose-response-basics")
    .single()
    .throwOnError()
  await admin
    .from("courses")
    .update({ requires: basics.id })
    .eq("slug", "for-parents-and-guardians")
    .throwOnError()
  const { ask } = await signedInBrowser()
  const sentence = "Pass “Overdose response basics” first."
  expect((await ask("/courses/for-parents-and-guardians")).body.toString()).toContain(sentence)
  const lesson = (await ask("/courses/for-parents-and-guardians/learn")).body.toString()
  expect(lesson).toContain(sentence)
  expect(lesson).not.toContain('name="press"')
})
