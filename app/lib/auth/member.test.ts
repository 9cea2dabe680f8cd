import { expect, test } from "vitest"
import { memberOf } from "./member.ts"

const account = { display_name: null, state: null, avatar_path: null, roles: [] }

test("a member is called by the name in their profile, or by the front of their address", () => {
  const claims = { sub: "1", email: "sam.rivera@example.org" }
  expect(memberOf({ ...account, display_name: "Sam" }, claims).name).toBe("Sam")
  expect(memberOf(account, claims).name).toBe("sam.rivera")
  expect(memberOf(account, { sub: "1" }).name).toBe("My account")
})

test("what somebody wrote into their own token changes nothing", () => {
  const claims = { sub: "1", user_metadata: { display_name: "Admin", state: "Arkansas", roles: ["admin"] } }
  expect(memberOf(account, claims)).toEqual({ name: "My account", state: null, picture: null, roles: [] })
})

test("a new picture has a new address on this site", () => {
  const avatar_path = "6d0e/0a1b2c3d-0000-4000-8000-000000000000.webp"
  expect(memberOf({ ...account, avatar_path }, { sub: "1" }).picture).toBe("/me/avatar?v=0a1b2c3d")
})
