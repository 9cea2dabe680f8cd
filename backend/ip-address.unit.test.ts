import { expect, test } from "vitest"
import { formatNetwork, networkOf, truncateIp } from "./ip-address.ts"

test.each([
  ["203.0.113.77", "203.0.113.77", "203.0.113.0"],
  ["::ffff:203.0.113.77", "203.0.113.77", "203.0.113.0"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2", "2001:db8:1::"],
  ["2001:0DB8::7", "2001:db8:0:0", "2001:db8:0::"],
  ["fe80::1%eth0", "fe80:0:0:0", "fe80:0:0::"],
  ["::1", "0:0:0:0", "0:0:0::"],
])("%s counts as %s and is stored as %s", (address, network, cut) => {
  expect(networkOf(address)).toBe(network)
  expect(truncateIp(address)).toBe(cut)
})

test("stores nothing for an invalid address", () => {
  expect([truncateIp(null), truncateIp(""), truncateIp("somewhere")]).toEqual([null, null, null])
})

test("a truncated address is recognizable as such", () => {
  expect(["203.0.113.0", "2001:db8:1::", null].map(formatNetwork)).toEqual([
    "203.0.113.x",
    "2001:db8:1:x",
    null,
  ])
})
