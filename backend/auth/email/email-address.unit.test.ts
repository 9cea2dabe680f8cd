import { expect, test } from "vitest"
import { canonicalMailbox } from "./email-address.ts"

test.each([
  ["jo@example.org", "jo@example.org"],
  ["jo+news+more@example.org", "jo@example.org"],
  ["jo.smith+1@example.org", "jo.smith@example.org"],
  ["j.o.smith+1@googlemail.com", "josmith@gmail.com"],
  ["+jo@example.org", "+jo@example.org"],
])("email to %s is delivered to %s", (email, mailbox) => {
  expect(canonicalMailbox(email)).toBe(mailbox)
})
