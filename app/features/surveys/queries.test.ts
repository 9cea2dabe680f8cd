import { createClient } from "@supabase/supabase-js"
import { expect, test } from "vitest"
import { surveyGain } from "./queries.ts"

function clientThatAnswers(status: number, body: object) {
  const fetch = async () => Response.json(body, { status })
  return createClient("http://localhost", "key", { global: { fetch } })
}

test("a page about a result goes without the statistic when it fails, and the error is reported", async () => {
  const reported: unknown[] = []
  const db = clientThatAnswers(500, {
    code: "57014",
    message: "canceling statement due to statement timeout",
  })
  expect(await surveyGain(db, "a-course", error => reported.push(error))).toBeNull()
  expect(reported).toEqual([expect.objectContaining({ code: "57014" })])
})

test("the gain is null while too few people have answered", async () => {
  const report = () => expect.unreachable()
  expect(await surveyGain(clientThatAnswers(200, []), "a-course", report)).toBeNull()
  const gain = { people: 10, before: 3, after: 9 }
  expect(await surveyGain(clientThatAnswers(200, [gain]), "a-course", report)).toEqual(gain)
})
