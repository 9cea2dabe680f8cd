import { expect, test } from "vitest"
import { serve } from "../testing/test-server.ts"
import { createLog } from "./log.ts"
import { describeError } from "./redact.ts"

const CANARY = "canary-7b3f"

test("logs one line per request without user input or credentials", async () => {
  const site = await serve(() => new Response("page", { headers: { "Set-Cookie": `sb-a=${CANARY}` } }), {
    api: async () => Response.json({ name: CANARY }),
  })
  const personal = {
    cookie: `sb-auth=${CANARY}`,
    authorization: `Bearer ${CANARY}`,
    "user-agent": CANARY,
    referer: CANARY,
  }
  const form = {
    ...personal,
    "content-type": "application/x-www-form-urlencoded",
    "sec-fetch-site": "same-origin",
  }
  await site.fetch(`/confirm?code=${CANARY}`, { headers: personal })
  await site.fetch("/volunteer", { method: "POST", headers: form, body: `name=${CANARY}` })
  await site.fetch(`/rest/v1/people?email=eq.${CANARY}`, { headers: { ...personal, apikey: CANARY } })
  await site.fetch(`/storage/v1/object/private/${CANARY}.png`)
  await site.fetch(`/x?utm_id=${CANARY}`, {
    headers: { host: CANARY, "x-request-id": `${CANARY} with spaces` },
  })
  await site.fetch(`/%zz${CANARY}`)
  await site.close()
  const records = site.lines.map(line => JSON.parse(line))
  expect(records.map(({ path, status }) => `${status} ${path}`)).toEqual([
    "200 /confirm",
    "200 /volunteer",
    "200 /rest/v1/people",
    "200 /storage/v1/object",
    "421 /x",
    "400 ?",
  ])
  expect(site.lines.join("\n")).not.toContain(CANARY)
  expect(records[0]).toMatchObject({ method: "GET", address: "127.0.0.0", bytes: 4, level: "info" })
})

test("reporting a reversal logs no time, address or id", async () => {
  const site = await serve(request => {
    if (request.method === "POST") throw new Error(`value "${CANARY}" is not allowed`)
    return new Response("form")
  })
  const headers = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" }
  await site.fetch("/submit-reversal")
  await site.fetch("/submit-reversal/refill.data")
  await site.fetch("/assets/submit-reversal-0123abcd.js")
  await site.fetch("/assets/state-options-0123abcd.js")
  await site.fetch("/rest/v1/rpc/submit_reversal")
  await site.fetch("/submit-reversal", { method: "POST", headers, body: `note=${CANARY}` })
  await site.fetch("/about")
  await site.close()
  const [first, ...records] = site.lines.map(line => JSON.parse(line))
  // The lines come later and sorted: their place in the log says nothing.
  expect(first).toMatchObject({ path: "/about" })
  const common = { route: "/submit-reversal", duration: expect.any(String) }
  expect(records).toEqual([
    { level: "error", message: "request failed", route: "/submit-reversal", stack: expect.any(String) },
    { level: "error", ...common, status: 500 },
    // A file that several pages share: a set of them tells the page, too.
    { level: "info", ...common, route: "/assets", status: expect.any(Number) },
    ...Array(4).fill({ level: "info", ...common, status: expect.any(Number) }),
  ])
  for (const record of records) expect(Object.keys(record)).not.toContain("time")
  expect(site.lines.join("\n")).not.toContain(CANARY)
})

test("the code of a ticket is in no line, also when its page fails", async () => {
  const code = "A1B2C3D4E5F6"
  const path = `/events/basics/ticket/${code}`
  const site = await serve((request, app) => {
    app.report(new Error(`no answer for ${request.url}`))
    return new Response("sorry", { status: 500 })
  })
  await site.fetch(path)
  await site.fetch(`${path}.data`)
  await site.close()
  const records = site.lines.map(line => JSON.parse(line))
  expect(records.map(record => record.path)).toEqual(Array(4).fill("/events/basics/ticket/:id"))
  expect(site.lines.join("\n")).not.toContain(code)
})

test("an error is logged once under the id the visitor sees, without further details for the visitor", async () => {
  const site = await serve(
    (_request, app) => {
      app.report(new Error("reported by the page"))
      return new Response("sorry", { status: 500 })
    },
    { api: () => Promise.reject(new Error("secret detail of the database")) },
  )
  const page = await site.fetch("/a", { headers: { "x-request-id": "from-the-proxy-1" } })
  const call = await site.fetch("/rest/v1/events")
  await site.close()
  expect(page.headers["x-request-id"]).toBe("from-the-proxy-1")
  expect(call.status).toBe(500)
  expect(call.text).not.toContain("secret detail")
  expect(JSON.parse(call.text).message).toContain(call.headers["x-request-id"])
  const errors = site.lines.map(line => JSON.parse(line)).filter(record => record.error)
  expect(errors.map(({ error, id }) => [error, id])).toEqual([
    ["Error: reported by the page", "from-the-proxy-1"],
    ["Error: secret detail of the database", call.headers["x-request-id"]],
  ])
})

test("secrets and values are redacted from errors", () => {
  const jwt = `eyJhbGciOiJFUzI1NiJ9.${Buffer.from('{"sub":"ann"}').toString("base64url")}.c2ln`
  const message = `connect postgres://user:hunter2@db/x failed for ann@example.org with sb_secret_abc ${jwt} at https://a.test/?code=123 and /check-in#${"0a".repeat(32)}`
  const { error } = describeError(new Error(message))
  for (const secret of ["hunter2", "ann@example.org", "sb_secret_abc", "eyJhb", "code=123", "0a0a"]) {
    expect(error).not.toContain(secret)
  }
  const fromDatabase = Object.assign(new Error('invalid input syntax for type uuid: "Jane Roe"'), {
    severity: "ERROR",
    code: "22P02",
    detail: "Key (name)=(Jane Roe)",
  })
  expect(JSON.stringify(describeError(fromDatabase))).not.toContain("Jane")
  expect(describeError(fromDatabase).error).toContain("invalid input syntax for type uuid")
})

test("a log line stays one line of JSON whatever the path or message contains", () => {
  const lines: string[] = []
  const log = createLog({ pretty: false, write: text => lines.push(text) })
  const path = '/a"b\\c\u2028\n{"level":"forged"}'
  log.request({ id: "1", method: "GET", path, status: 200, milliseconds: 1.26, bytes: 0, address: "" })
  log.error("failed", new Error('two\nlines "quoted"'))
  log.flush()
  const written = lines.join("").trimEnd().split("\n")
  expect(written).toHaveLength(2)
  expect(JSON.parse(written[0]!)).toMatchObject({ path, ms: 1.3 })
  expect(JSON.parse(written[1]!).error).toBe('Error: two\nlines "quoted"')
})
