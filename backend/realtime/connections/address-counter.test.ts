import { afterAll, expect, test } from "vitest"
import { rawSocket, realtimeWithLimits } from "../testing/raw-socket.ts"

const small = await realtimeWithLimits({ connectionsPerAddress: 3 })
afterAll(small.close)
const key = small.keys.publishableKey
const reason = "Too many connections from this address"

function from(address: string) {
  return rawSocket(small.url, key, { headers: { "x-client-address": address } })
}

test("limits the sockets per address without affecting others", async () => {
  const open = [await from("203.0.113.7"), await from("203.0.113.7"), await from("::ffff:203.0.113.7")]
  expect(await (await from("203.0.113.7")).closed).toEqual({ code: 1008, reason })
  const other = await from("203.0.113.8")
  other.join("realtime:room", {}, "1")
  await expect.poll(() => other.replies()).toEqual({ 1: "ok" })
  open[0]!.socket.close()
  await open[0]!.closed
  const next = await from("203.0.113.7")
  next.join("realtime:room", {}, "1")
  await expect.poll(() => next.replies()).toEqual({ 1: "ok" })
  for (const { socket } of [...open, other, next]) socket.close()
})

test("the addresses of one IPv6 network count as one", async () => {
  const open = [await from("2001:db8:1:2::1"), await from("2001:db8:1:2::2"), await from("2001:db8:1:2:3::")]
  expect(await (await from("2001:0db8:1:2:ffff::9")).closed).toEqual({ code: 1008, reason })
  const neighbor = await from("2001:db8:1:3::1")
  expect(neighbor.socket.readyState).toBe(neighbor.socket.OPEN)
  for (const { socket } of [...open, neighbor]) socket.close()
})

test("in a flood of connections only the allowed number stays", async () => {
  const sockets = await Promise.all(Array.from({ length: 30 }, () => from("198.51.100.1")))
  const open = () => sockets.filter(({ socket }) => socket.readyState === socket.OPEN)
  await expect.poll(() => open().length).toBe(3)
  for (const { join } of open()) join("realtime:room", {}, "1")
  await expect.poll(() => open().map(raw => raw.replies()[1])).toEqual(["ok", "ok", "ok"])
  const codes = sockets.filter(raw => !open().includes(raw)).map(async ({ closed }) => (await closed).code)
  // Either closed with a reason or rejected before the upgrade.
  for (const code of await Promise.all(codes)) expect([1008, 1006]).toContain(code)
})

test("sockets without an address only count toward the overall limit", async () => {
  const sockets = await Promise.all([1, 2, 3, 4, 5].map(() => rawSocket(small.url, key)))
  for (const { socket } of sockets) {
    expect(socket.readyState).toBe(socket.OPEN)
    socket.close()
  }
})
