import { expect, test } from "vitest"
import { memberOf } from "./member.ts"

const account = { display_name: null, state: null, avatar_path: null, roles: [] }

test("the name comes from the profile, or from the local part of the email address", () => {
  const claims = { sub: "1", email: "sam.rivera@example.org" }
  expect(memberOf({ ...account, display_name: "Sam" }, claims).name).toBe("Sam")
  expect(memberOf(account, claims).name).toBe("sam.rivera")
  expect(memberOf(account, { sub: "1" }).name).toBe("My account")
})

test("user-editable metadata in the token is ignored", () => {
  const claims = { sub: "1", user_metadata: { display_name: "Admin", state: "Arkansas", roles: ["admin"] } }
  expect(memberOf(account, claims)).toEqual({ name: "My account", state: null, picture: null, roles: [] })
})

test("a new picture has a new URL on this site", () => {
  const avatar_path = "6d0e/0a1b2c3d-0000-4000-8000-000000000000.webp"
  expect(memberOf({ ...account, avatar_path }, { sub: "1" }).picture).toBe("/me/avatar?v=0a1b2c3d")
})
