import { expect, test } from "vitest"
import { memberOf } from "./member.ts"

test("a member is called by the name they gave, or by the front of their address", () => {
  expect(memberOf({ sub: "1", user_metadata: { display_name: " Sam " } }).name).toBe("Sam")
  expect(
    memberOf({ sub: "1", email: "sam.rivera@example.org", user_metadata: { display_name: " " } }).name,
  ).toBe("sam.rivera")
  expect(memberOf({ sub: "1" }).name).toBe("My account")
})

test("a state that is no text is none", () => {
  expect(memberOf({ sub: "1", user_metadata: { state: "Arkansas" } }).state).toBe("Arkansas")
  expect(memberOf({ sub: "1", user_metadata: { state: 5 } }).state).toBeNull()
})
