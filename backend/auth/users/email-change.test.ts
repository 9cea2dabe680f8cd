import { afterAll, expect, test } from "vitest"
import { authBackend, PASSWORD } from "../testing/auth-backend.ts"

const backend = await authBackend()
afterAll(backend.close)

async function userOf(email: string) {
  const [row] = await backend.sql("select id, email, email_change from auth.users where email = $1", [email])
  return row
}

async function confirmBy(email: string) {
  const { link } = await backend.lastEmail(email)
  return backend
    .client()
    .auth.verifyOtp({ token_hash: link!.searchParams.get("token_hash")!, type: "email_change" })
}

test("an email changes after both mailboxes have confirmed, in either order", async () => {
  for (const [from, to, order] of [
    ["old1@example.org", "new1@example.org", ["new1@example.org", "old1@example.org"]],
    ["old2@example.org", "new2@example.org", ["old2@example.org", "new2@example.org"]],
  ] as const) {
    const { browser, user } = await backend.signedIn(from)
    const response = await browser.auth.updateUser({ email: to })
    expect(response.data.user).toMatchObject({ email: from, new_email: to })
    const half = await confirmBy(order[0])
    expect([half.error, half.data.session]).toEqual([null, null])
    expect((await userOf(from))?.id).toBe(user.id)
    const whole = await confirmBy(order[1])
    expect(whole.data.session?.user).toMatchObject({ id: user.id, email: to })
    expect(whole.data.session?.user.identities?.[0]?.identity_data).toMatchObject({ email: to })
    expect(
      (await backend.client().auth.signInWithPassword({ email: to, password: PASSWORD })).error,
    ).toBeNull()
    expect(await userOf(from)).toBeUndefined()
  }
})

test("one mailbox cannot confirm twice", async () => {
  const { browser } = await backend.signedIn("single@example.org")
  await browser.auth.updateUser({ email: "wished@example.org" })
  await confirmBy("wished@example.org")
  expect((await confirmBy("wished@example.org")).error?.code).toBe("otp_expired")
  expect((await userOf("single@example.org"))?.email_change).toBe("wished@example.org")
})

test("the codes of both addresses confirm too", async () => {
  const [from, to] = ["code1@example.org", "code2@example.org"]
  const { browser } = await backend.signedIn(from)
  await browser.auth.updateUser({ email: to })
  for (const [email, type] of [
    [from, "email_change_current"],
    [to, "email_change_new"],
  ] as const) {
    const { data } = await backend.admin.auth.admin.generateLink({ type, email: from, newEmail: to })
    const token = data.properties!.email_otp
    const { error } = await backend.client().auth.verifyOtp({ email, token, type: "email_change" })
    expect(error).toBeNull()
  }
  expect(await userOf(to)).toBeDefined()
})

test("resending issues new links for both addresses", async () => {
  const [from, to] = ["again1@example.org", "again2@example.org"]
  const { browser } = await backend.signedIn(from)
  await browser.auth.updateUser({ email: to })
  await confirmBy(from)
  expect((await backend.client().auth.resend({ type: "email_change", email: from })).error).toBeNull()
  expect((await confirmBy(to)).data.session).toBeNull()
  expect((await confirmBy(from)).data.session?.user.email).toBe(to)
})

test("an address that has an account gets the same response, no email, and is never taken over", async () => {
  await backend.account("taken@example.org")
  const { browser } = await backend.signedIn("wants@example.org")
  const { data, error } = await browser.auth.updateUser({ email: "taken@example.org" })
  expect([error, data.user?.new_email]).toEqual([null, "taken@example.org"])
  expect(await backend.messagesTo("taken@example.org")).toEqual([])
  expect((await confirmBy("wants@example.org")).data.session).toBeNull()
  expect((await userOf("wants@example.org"))?.email_change).toBe("taken@example.org")
})

test("rejects an address that was taken between request and confirmation", async () => {
  const { browser } = await backend.signedIn("slow@example.org")
  await browser.auth.updateUser({ email: "contested@example.org" })
  await confirmBy("slow@example.org")
  await backend.account("contested@example.org")
  expect((await confirmBy("contested@example.org")).error).toMatchObject({
    status: 422,
    code: "email_exists",
  })
  expect(await userOf("slow@example.org")).toBeDefined()
})
