import { afterAll, expect, test } from "vitest"
import { PASSWORD, sessionSite } from "../support/session-site.ts"

const { browserOf, close, emailTo, newMember, sql } = await sessionSite()
afterAll(close)

const newAddress = () => `new-${crypto.randomUUID()}@example.org`
const signUpFields = (email: string, more = {}) => ({
  ...{ display_name: "Ada", email, password: PASSWORD, agree: "on", terms: "1", privacy: "1" },
  ...more,
})

async function grownUp() {
  const browser = browserOf(new Map())
  const answer = await browser.post("/login?step=age", { age: "adult" })
  expect([answer.status, answer.headers.location]).toEqual([303, "/login?step=sign-up"])
  return browser
}

test("the age is asked before everything else", async () => {
  const browser = browserOf(new Map())
  expect((await browser.ask("/login?step=sign-up")).headers.location).toBe("/login?step=age")
  expect((await browser.post("/login?step=sign-up", signUpFields(newAddress()))).headers.location).toBe(
    "/login?step=age",
  )
  const { status, text } = await browser.post("/login?step=age", {})
  expect([status, text.includes("Choose your age.")]).toEqual([400, true])
})

test.each([
  ["chooses that age", { age: "under-13" }],
  ["enters such a birth date", { age: "teen", birth_month: "12", birth_year: "2013" }],
])("a child under 13 who %s gets no account and is not asked again", async (_, answer) => {
  const browser = browserOf(new Map())
  expect((await browser.post("/login?step=age", answer)).headers.location).toBe("/login?step=under-13")
  for (const way of [
    browser.ask("/login?step=age"),
    browser.ask("/login?step=sign-up"),
    browser.post("/login?step=age", { age: "adult" }),
    browser.post("/login?step=sign-up", signUpFields(newAddress())),
  ]) {
    expect((await way).headers.location).toBe("/login?step=under-13")
  }
  const { text } = await browser.ask("/login?step=under-13")
  expect(text).toContain('href="/courses"')
  expect(text).toContain('href="/guardian/ask-an-adult"')
})

test.each([
  [{ age: "teen" }, "Choose the month."],
  [{ age: "teen", birth_month: "13", birth_year: "2010" }, "Choose the month."],
  [{ age: "teen", birth_month: "5", birth_year: "1899" }, "Enter the year with four digits."],
  [{ age: "teen", birth_month: "5", birth_year: "2099" }, "Enter the year with four digits."],
  [{ age: "500" }, "Choose your age."],
])("the age %j is rejected", async (answer, message) => {
  const { status, text } = await browserOf(new Map()).post(
    "/login?step=age",
    answer as Record<string, string>,
  )
  expect([status, text.includes(message)]).toEqual([400, true])
})

test("a sign-up is confirmed by email and stores the name and the accepted policies", async () => {
  const browser = browserOf(new Map())
  await browser.post("/login?step=age", { age: "teen", birth_month: "5", birth_year: "2011" })
  const email = newAddress()
  const answer = await browser.post("/login?step=sign-up", signUpFields(email))
  expect([answer.status, answer.headers.location]).toEqual([303, "/login?step=mail"])
  expect((await browser.ask("/login?step=mail")).text).toContain(email)
  const { code } = await emailTo(email)
  const done = await browser.post("/login?step=mail", { code })
  expect([done.status, done.headers.location]).toEqual([303, "/me"])
  expect((await browser.token()).status).toBe(200)
  const [profile] = await sql(
    `select p.display_name, p.adult_on::text, array_agg(a.kind || ' ' || a.version order by a.kind) as accepted
     from auth.users u join public.profiles p on p.id = u.id join public.policy_acceptances a on a.user_id = u.id
     where u.email = $1 group by 1, 2`,
    [email],
  )
  expect(profile).toEqual({ display_name: "Ada", adult_on: "2029-06-01", accepted: ["privacy 1", "terms 1"] })
})

test("the link works in another browser, and leads to the requested page", async () => {
  const browser = await grownUp()
  await browser.ask("/me/profile?tab=2")
  const email = newAddress()
  await browser.post("/login?step=sign-up", signUpFields(email))
  const { path } = await emailTo(email)
  const phone = browserOf(new Map())
  expect((await phone.post(path)).headers.location).toBe("/me/profile?tab=2")
  expect((await phone.token()).status).toBe(200)
})

test("errors are shown next to their fields, and every value but the password is kept", async () => {
  const browser = await grownUp()
  const wrong = { display_name: " ", email: "ada@", password: "", agree: "" }
  const empty = await browser.post("/login?step=sign-up", signUpFields("", wrong))
  expect(empty.status).toBe(400)
  for (const message of [
    "Tell us what to call you.",
    "Check the part after the @.",
    "Enter a password.",
    "Agree to the terms",
  ])
    expect(empty.text).toContain(message)
  const email = newAddress()
  const weak = await browser.post("/login?step=sign-up", signUpFields(email, { password: "qwertyuiop12" }))
  expect(weak.status).toBe(400)
  expect(weak.text).toContain("on the lists that thieves try first")
  expect(weak.text).toContain(`value="${email}"`)
  expect(weak.text).not.toContain("qwertyuiop12")
  const long = await browser.post("/login?step=sign-up", signUpFields(email, { password: "x".repeat(73) }))
  expect([long.status, long.text.includes("Keep it to 72 characters.")]).toEqual([400, true])
  const older = await browser.post("/login?step=sign-up", signUpFields(email, { terms: "0" }))
  expect([older.status, older.text.includes("Our policies have just changed")]).toEqual([400, true])
})

test("signing up with a registered email shows the same page and emails the owner", async () => {
  const { email: known } = await newMember()
  const answers = []
  for (const email of [known, newAddress()]) {
    const browser = await grownUp()
    const { status, headers } = await browser.post("/login?step=sign-up", signUpFields(email))
    const names = [headers["set-cookie"] ?? []].flat().map(line => line.replace(/flow-[\w-]+?-code|=.*/g, ""))
    const page = (await browser.ask("/login?step=mail")).text.replaceAll(email, "")
    answers.push({
      status,
      location: headers.location,
      names,
      body: page.replace(/(member|new)-[\w-]+/g, ""),
    })
  }
  expect(answers[0]).toEqual(answers[1])
  expect((await emailTo(known)).message).toBe("already-registered")
})
