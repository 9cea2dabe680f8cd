import { afterAll, expect, test } from "vitest"
import { rawSocket, realtimeWithLimits } from "../testing/raw-socket.ts"

const alone = await realtimeWithLimits({
  messagesPerSecond: 10_000,
  framesPerSecond: 100_000,
  unsentBytes: 1024 * 1024,
  bytesPerSecond: 1024 ** 3,
  idleMs: 600_000,
})
afterAll(alone.close)
const key = alone.keys.publishableKey
const FLOOD = 300

test("a client that does not read is dropped before it uses much memory; others get everything", async () => {
  const [sender, reader] = [await rawSocket(alone.url, key), await rawSocket(alone.url, key)]
  const deaf = await Promise.all(Array.from({ length: 20 }, () => rawSocket(alone.url, key)))
  for (const raw of [sender, reader, ...deaf]) raw.join("realtime:flood", {}, "1")
  for (const raw of [sender, reader, ...deaf]) await expect.poll(() => raw.replies()).toEqual({ 1: "ok" })
  for (const { socket } of deaf) socket.pause()
  const before = process.memoryUsage().external
  const payload = { text: "x".repeat(100_000) }
  const count = 400
  for (let n = 0; n < count; n++) {
    sender.send("1", null, "realtime:flood", "broadcast", { event: "x", payload })
    if (n % 10 === 9) await expect.poll(() => broadcasts(reader), { interval: 1 }).toBe(n + 1)
  }
  // Without a limit, the twenty would use 20 × 40 MB.
  expect(process.memoryUsage().external - before).toBeLessThan(200 * 1024 * 1024)
  for (const { socket } of deaf) socket.resume()
  expect(await Promise.all(deaf.map(({ closed }) => closed.then(({ code }) => code)))).toEqual(
    Array(20).fill(1006),
  )
  expect(broadcasts(reader)).toBe(count)
})

test("above the total limit the slowest client is dropped", async () => {
  const tight = await realtimeWithLimits({
    messagesPerSecond: 10_000,
    framesPerSecond: 100_000,
    idleMs: 600_000,
    unsentBytes: 50 * 1024 * 1024,
    allUnsentBytes: 8 * 1024 * 1024,
    bytesPerSecond: 1024 ** 3,
  })
  const [sender, deaf] = [
    await rawSocket(tight.url, tight.keys.publishableKey),
    await rawSocket(tight.url, tight.keys.publishableKey),
  ]
  sender.join("realtime:flood", { broadcast: { ack: true } }, "1")
  deaf.join("realtime:flood", {}, "1")
  for (const raw of [sender, deaf]) await expect.poll(() => raw.replies()).toEqual({ 1: "ok" })
  deaf.socket.pause()
  const payload = { text: "x".repeat(250_000) }
  // More than the kernel buffers for a client that does not read.
  for (let n = 0; n < FLOOD; n++)
    sender.send("1", `${n}`, "realtime:flood", "broadcast", { event: "x", payload })
  await expect.poll(() => sender.replies()[FLOOD - 1]).toBe("ok")
  deaf.socket.resume()
  expect((await deaf.closed).code).toBe(1006)
  expect(sender.socket.readyState).toBe(sender.socket.OPEN)
  await tight.close()
})

function broadcasts({ received }: Awaited<ReturnType<typeof rawSocket>>) {
  return received.filter(([, , , event]) => event === "broadcast").length
}
