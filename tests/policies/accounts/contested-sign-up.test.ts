import { afterAll, expect, test } from "vitest"
import { authBackend, OTHER_PASSWORD, PASSWORD } from "#backend/auth/testing/auth-backend.ts"

const backend = await authBackend()
afterAll(backend.close)

const SIXTEEN = { birth_month: `${new Date().getUTCFullYear() - 16}-01` }
const ADULT = { is_adult: "true" }
const TEXTS = { terms: "1", privacy: "1" }

async function signUp(email: string, data: Record<string, string>, password = PASSWORD) {
  const options = { data: { ...TEXTS, ...data } }
  const { error } = await backend.client().auth.signUp({ email, password, options })
  if (error) throw error
}

/** Confirms with the code in the newest email, and returns what the account says then. */
async function confirm(email: string) {
  const browser = backend.client()
  const { code } = await backend.lastEmail(email)
  const { error } = await browser.auth.verifyOtp({ email, token: code, type: "signup" })
  if (error) throw error
  const { data } = await browser.rpc("my_account").single().throwOnError()
  return { browser, account: data as Record<string, unknown> }
}

test("a stranger's sign-up cannot make an adult a minor", async () => {
  const email = "adult@example.org"
  await signUp(email, { ...SIXTEEN, display_name: "Mallory" }, OTHER_PASSWORD)
  await signUp(email, { ...ADULT, display_name: "Ana" })
  const { browser, account } = await confirm(email)
  expect(account).toMatchObject({ is_minor: false, is_age_known: false, display_name: null })
  expect(account.due_texts).toEqual(["privacy", "terms"])
  expect((await browser.rpc("answer_age", { is_adult: true })).data).toBe("saved")
})

test("a stranger's sign-up cannot make a child an adult, before or after the child's own", async () => {
  for (const sayings of [
    [ADULT, SIXTEEN],
    [SIXTEEN, ADULT],
    [SIXTEEN, ADULT, SIXTEEN],
  ]) {
    const email = `${crypto.randomUUID()}@example.org`
    for (const said of sayings) await signUp(email, said, `${PASSWORD} ${JSON.stringify(said)}`)
    const { browser, account } = await confirm(email)
    expect(account).toMatchObject({ is_age_known: false })
    expect((await browser.rpc("course_permission")).data).toBe("no-age")
    expect((await browser.rpc("answer_age", { is_adult: false, ...SIXTEEN })).data).toBe("saved")
  }
})

test("a reset link confirms the address, but not what a stranger's sign-up said", async () => {
  const email = "reset@example.org"
  await signUp(email, { ...SIXTEEN, display_name: "Mallory" }, OTHER_PASSWORD)
  const browser = backend.client()
  await browser.auth.resetPasswordForEmail(email)
  const { code } = await backend.lastEmail(email)
  expect((await browser.auth.verifyOtp({ email, token: code, type: "recovery" })).error).toBeNull()
  const { data } = await browser.rpc("my_account").single().throwOnError()
  expect(data).toMatchObject({ is_age_known: false, is_minor: false, display_name: null })
})

test("signing up again with the same answers keeps them, and the birth month is not stored", async () => {
  for (const [said, isMinor] of [
    [SIXTEEN, true],
    [ADULT, false],
  ] as const) {
    const email = `${crypto.randomUUID()}@example.org`
    for (const _ of [1, 2]) await signUp(email, { ...said, display_name: "Kim" })
    const { browser, account } = await confirm(email)
    expect(account).toMatchObject({
      is_minor: isMinor,
      is_age_known: true,
      display_name: "Kim",
      due_texts: [],
    })
    expect((await browser.auth.getUser()).data.user?.user_metadata).not.toHaveProperty("birth_month")
  }
})
