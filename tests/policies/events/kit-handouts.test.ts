import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { dateWithHelper, outcomes, save, setStock } from "./check-in-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)

async function stock() {
  const [row] = await backend.sql<{ kits: number }>("select kits from public.kit_stock")
  return row!.kits
}

test("kits are taken back at most to zero, and need a lot", async () => {
  const { key } = await dateWithHelper(backend)
  await setStock(backend, 1000)
  const saved = await save(
    backend,
    key,
    crypto.randomUUID(),
    { sequence: 1, kind: "kits", lot: "B7", kits: 1 },
    { sequence: 2, kind: "kits", lot: "B7", kits: -2 },
    { sequence: 3, kind: "kits", lot: "B7", kits: -1 },
    { sequence: 4, kind: "kits", lot: " ", kits: 1 },
    { sequence: 5, kind: "kits", lot: "B7", kits: 101 },
    { sequence: 6, kind: "kits", lot: "B7", kits: 0 },
  )
  expect(outcomes(saved)).toEqual(["counted", "invalid", "counted", "invalid", "invalid", "invalid"])
})

test("handed out kits leave the stock, returned ones come back, and it never goes below zero", async () => {
  const { key } = await dateWithHelper(backend)
  const device = crypto.randomUUID()
  const step = { kind: "kits", lot: "A12" } as const
  await setStock(backend, 3)
  const first = { ...step, sequence: 1, kits: 2 }
  expect(outcomes(await save(backend, key, device, first))).toEqual(["counted"])
  expect(await stock()).toBe(1)
  expect(outcomes(await save(backend, key, device, first))).toEqual(["counted"])
  expect(await stock()).toBe(1)
  expect(outcomes(await save(backend, key, device, { ...step, sequence: 2, kits: 2 }))).toEqual([
    "out-of-stock",
  ])
  expect(await stock()).toBe(1)
  expect(outcomes(await save(backend, key, device, { ...step, sequence: 3, kits: -2 }))).toEqual(["counted"])
  expect(await stock()).toBe(3)
  const { data } = await backend.visitor.rpc("check_in_kits", { key }).throwOnError()
  expect(data).toEqual([{ lot: "A12", kits: 0 }])
})

test("two phones that hand out the last kit at once leave one of them without", async () => {
  const [one, other] = await Promise.all([dateWithHelper(backend), dateWithHelper(backend)])
  await setStock(backend, 1)
  const step = { sequence: 1, kind: "kits", lot: "A12", kits: 1 } as const
  const saved = await Promise.all(
    [one, other].map(({ key }) => save(backend, key, crypto.randomUUID(), step)),
  )
  expect(outcomes(saved.flat()).toSorted()).toEqual(["counted", "out-of-stock"])
  expect(await stock()).toBe(0)
})
