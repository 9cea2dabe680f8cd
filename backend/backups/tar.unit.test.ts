import { expect, test } from "vitest"
import { tarBytes, tarEntries } from "./tar.ts"

async function* list<T>(items: T[]) {
  yield* items
}

const FILES = [
  { name: "manifest.json", data: Buffer.from("{}") },
  { name: "rows/public.courses/0.txt", data: Buffer.alloc(0) },
  { name: "storage/ab/é", data: Buffer.from("x".repeat(1_025)) },
]

test("an archive is read back however its bytes are cut", async () => {
  const bytes = Buffer.concat(await Array.fromAsync(tarBytes(list(FILES))))
  for (const size of [1, 511, 700, bytes.length]) {
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.subarray(index * size, (index + 1) * size),
    )
    expect(await Array.fromAsync(tarEntries(list(chunks)))).toEqual(FILES)
  }
})

test("a damaged or cut archive is refused", async () => {
  const bytes = Buffer.concat(await Array.fromAsync(tarBytes(list(FILES))))
  const cut = list([bytes.subarray(0, 1_600)])
  await expect(Array.fromAsync(tarEntries(cut))).rejects.toThrow("ends too early")
  bytes[3]! ^= 1
  await expect(Array.fromAsync(tarEntries(list([bytes])))).rejects.toThrow("damaged")
})
