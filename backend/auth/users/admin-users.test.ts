import { randomUUID } from "node:crypto"
import { afterAll, expect, test } from "vitest"
import { authBackend, decodeClaims, OTHER_PASSWORD, PASSWORD } from "../testing/auth-backend.ts"

const backend = await authBackend()
afterAll(backend.close)
const { admin } = backend.admin.auth

test("only the secret key can administer users", async () => {
  const { browser } = await backend.signedIn("member@example.org")
  for (const client of [backend.client(), browser]) {
    expect((await client.auth.admin.listUsers()).error).toMatchObject({ status: 403, code: "not_admin" })
  }
  const member = await backend.request("/admin/users", {
    headers: {
      apikey: backend.secretKey,
      authorization: `Bearer ${(await browser.auth.getSession()).data.session!.access_token}`,
    },
  })
  expect(member.status).toBe(403)
})

test("creates, reads and updates an account, one per address", async () => {
  const id = randomUUID()
  const created = await admin.createUser({
    id,
    email: "Made@example.org",
    password: PASSWORD,
    email_confirm: true,
    user_metadata: { name: "M" },
    app_metadata: { roles: ["editor"] },
  })
  expect(created.data.user).toMatchObject({
    id,
    email: "made@example.org",
    app_metadata: { provider: "email", providers: ["email"], roles: ["editor"] },
    user_metadata: { name: "M" },
  })
  expect((await admin.getUserById(id)).data.user?.identities).toHaveLength(1)
  const twice = await admin.createUser({ email: "made@example.org" })
  expect(twice.error).toMatchObject({ status: 422, code: "email_exists" })
  const changed = await admin.updateUserById(id, {
    email: "moved@example.org",
    app_metadata: { roles: null, desk: 1 },
    user_metadata: { name: "N" },
  })
  expect(changed.data.user).toMatchObject({ email: "moved@example.org", user_metadata: { name: "N" } })
  expect(changed.data.user?.app_metadata).toEqual({ provider: "email", providers: ["email"], desk: 1 })
  expect((await admin.updateUserById(id, { role: "service_role" })).error?.code).toBe("validation_failed")
  expect((await admin.getUserById(randomUUID())).error).toMatchObject({ status: 404, code: "user_not_found" })
})

test("a password set by an admin works and ends existing sessions", async () => {
  const { browser, user } = await backend.signedIn("reset@example.org")
  expect((await admin.updateUserById(user.id, { password: OTHER_PASSWORD })).error).toBeNull()
  expect((await browser.auth.getUser()).error?.name).toBe("AuthSessionMissingError")
  const { error } = await backend
    .client()
    .auth.signInWithPassword({ email: user.email!, password: OTHER_PASSWORD })
  expect(error).toBeNull()
  expect((await admin.updateUserById(user.id, { password: "short" })).error?.code).toBe("weak_password")
})

test("accepts imported hashes that can be verified", async () => {
  const [row] = await backend.sql("select extensions.crypt($1, extensions.gen_salt('bf', 6)) as hash", [
    PASSWORD,
  ])
  const created = await admin.createUser({
    email: "hash@example.org",
    password_hash: row!.hash,
    email_confirm: true,
  })
  expect(created.error).toBeNull()
  const signIn = await backend
    .client()
    .auth.signInWithPassword({ email: "hash@example.org", password: PASSWORD })
  expect(signIn.error).toBeNull()
  const odd = await admin.createUser({
    email: "odd@example.org",
    password_hash: "$fbscrypt$v=1,n=40,r=8,p=1,sk=a$a$a",
  })
  expect(odd.error).toMatchObject({ status: 400, code: "validation_failed" })
})

test("users are paginated", async () => {
  for (let i = 0; i < 3; i++) await backend.account(`page${i}@example.org`)
  const [{ total } = {}] = await backend.sql("select count(*)::int as total from auth.users")
  const first = await admin.listUsers({ page: 1, perPage: 2 })
  expect(first.data).toMatchObject({
    total,
    nextPage: 2,
    lastPage: Math.ceil(total / 2),
    aud: "authenticated",
  })
  expect(first.data.users.map(user => user.email)).toEqual(["page2@example.org", "page1@example.org"])
  const last = await admin.listUsers({ page: Math.ceil(total / 2), perPage: 2 })
  expect(last.data).toMatchObject({ nextPage: null, total })
  for (const page of ["0", "-1", "x", "1e99"]) {
    const response = await backend.request(`/admin/users?page=${page}`, {
      headers: { apikey: backend.secretKey },
    })
    expect(response.status).toBe(400)
  }
})

test("accepts any ban duration and rejects other text", async () => {
  const { id } = await backend.account("ban@example.org")
  const { data } = await admin.updateUserById(id, { ban_duration: "1h30m" })
  const until = Date.parse(String((data.user as unknown as { banned_until: string }).banned_until))
  expect(Math.round((until - Date.now()) / 60_000)).toBe(90)
  for (const ban_duration of ["soon", "1d", "-1h", "1h ", "99999999999999999999h"]) {
    expect((await admin.updateUserById(id, { ban_duration })).error).toMatchObject({
      code: "validation_failed",
    })
  }
})

test("an admin can sign a member out and remove a lost factor", async () => {
  const { browser, session, user } = await backend.signedIn("lost@example.org")
  const { data } = await browser.auth.mfa.enroll({ factorType: "totp", friendlyName: "gone" })
  const { data: listed } = await admin.mfa.listFactors({ userId: user.id })
  expect(listed?.factors).toEqual([expect.objectContaining({ id: data!.id, friendly_name: "gone" })])
  expect((await admin.mfa.deleteFactor({ userId: user.id, id: data!.id })).error).toBeNull()
  expect((await admin.mfa.listFactors({ userId: user.id })).data?.factors).toEqual([])
  expect((await admin.signOut(session.access_token)).error).toBeNull()
  expect((await browser.auth.getUser()).error?.name).toBe("AuthSessionMissingError")
})

test("a deleted account is removed, or keeps its row without personal data", async () => {
  const hard = await backend.account("hard@example.org")
  expect((await admin.deleteUser(hard.id)).error).toBeNull()
  expect((await admin.getUserById(hard.id)).error?.code).toBe("user_not_found")
  const { session, user } = await backend.signedIn("soft@example.org")
  expect((await admin.deleteUser(user.id, true)).error).toBeNull()
  const [row] = await backend.sql("select to_jsonb(u)::text as everything from auth.users u where id = $1", [
    user.id,
  ])
  expect(row?.everything).not.toContain("soft@example.org")
  expect(
    await backend.sql("select 1 from auth.sessions where id = $1", [
      decodeClaims(session.access_token).session_id,
    ]),
  ).toEqual([])
  const signIn = await backend
    .client()
    .auth.signInWithPassword({ email: "soft@example.org", password: PASSWORD })
  expect(signIn.error?.code).toBe("invalid_credentials")
})
