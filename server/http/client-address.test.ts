import type { IncomingMessage } from "node:http"
import { expect, test } from "vitest"
import { clientAddress, truncateIp } from "./client-address.ts"

function from(peer: string, forwarded?: string): IncomingMessage {
  return {
    socket: { remoteAddress: peer },
    headers: { "x-forwarded-for": forwarded },
  } as unknown as IncomingMessage
}

test("without a trusted proxy X-Forwarded-For is ignored", () => {
  expect(clientAddress(from("203.0.113.9", "198.51.100.1"), 0)).toBe("203.0.113.9")
})

test("only the entries written by trusted proxies count", () => {
  const chain = "6.6.6.6, 198.51.100.7, 10.0.0.1"
  expect(clientAddress(from("10.0.0.2", chain), 2)).toBe("198.51.100.7")
  expect(clientAddress(from("10.0.0.2", chain), 1)).toBe("10.0.0.1")
  expect(clientAddress(from("10.0.0.2", "198.51.100.7"), 1)).toBe("198.51.100.7")
})

test("an invalid header falls back to the peer address", () => {
  for (const nonsense of ["unknown", "", "1.2.3.4.5", "<script>", "127.0.0.1:80"]) {
    expect(clientAddress(from("10.0.0.2", nonsense), 1)).toBe("10.0.0.2")
  }
})

test.each([
  ["203.0.113.77", "203.0.113.0"],
  ["::ffff:203.0.113.77", "203.0.113.0"],
  ["2001:db8:1234:5678:9abc:def0:1234:5678", "2001:db8:1234::"],
  ["2001:db8::1", "2001:db8:0::"],
  ["::1", "0:0:0::"],
  ["fe80::1%eth0", "fe80:0:0::"],
  ["not an address", ""],
])("the log shows %s as %s", (address, truncated) => {
  expect(truncateIp(address)).toBe(truncated)
})
