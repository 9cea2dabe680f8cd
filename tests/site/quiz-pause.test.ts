import { afterAll, expect, test } from "vitest"
import { sessionSite } from "../support/session-site.ts"

const { browserOf, signedInBrowser, sql, close } = await sessionSite()
afterAll(close)

const QUIZ = "/courses/overdose-response-basics/quiz"

test("a guest without cookies on a network with 40 failed tests reads when to try again, and a member starts", async () => {
  const failed = browserOf(new Map())
  await failed.post(QUIZ, { intent: "start" })
  const review = await failed.ask(`${QUIZ}?q=review`)
  const attempt = /name="attempt" value="([^"]+)"/.exec(review.text)![1]!
  await failed.post(QUIZ, { intent: "submit", attempt })
  await sql(`insert into private.guest_failures (network, course_id)
    select network, course_id from private.guest_failures, generate_series(1, 39)`)

  const guest = browserOf(new Map())
  const refused = await guest.post(QUIZ, { intent: "start" })
  expect(refused.status).toBe(409)
  for (const { text } of [refused, await browserOf(new Map()).ask(QUIZ)]) {
    expect(text).toContain("Too many tries on your network")
    expect(text).toMatch(/You can start in <time dateTime="[^"]+">10 minutes<\/time>/)
    expect(text).not.toContain("Start the test")
  }
  const signIn = await guest.post(QUIZ, { intent: "sign-in" })
  expect([signIn.status, signIn.headers.location]).toEqual([303, "/login"])
  expect([...guest.cookies.values()].some(value => decodeURIComponent(value).includes(QUIZ))).toBe(true)

  const member = await signedInBrowser()
  expect((await member.post(QUIZ, { intent: "start" })).status).toBe(303)
  expect((await member.ask(QUIZ)).text).toMatch(/Question (<!-- -->)?1(<!-- -->)? of/)
})
