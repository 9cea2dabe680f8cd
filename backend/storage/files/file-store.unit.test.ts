import { createHash, randomBytes } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { FileStore } from "./file-store.ts"

const KB = 1024
const folder = mkdtempSync(join(tmpdir(), "open-airway-test-"))
const files = new FileStore(folder)
afterAll(() => rmSync(folder, { recursive: true }))

async function* pieces(content: Buffer, sizes: number[]) {
  for (let at = 0, n = 0; at < content.length; n++) {
    const end = Math.min(at + sizes[n % sizes.length]!, content.length)
    // A chunk that is overwritten when the next one is requested, like a reused buffer.
    const piece = Buffer.from(content.subarray(at, end))
    yield piece
    piece.fill(0)
    at = end
  }
}

test.each([
  ["nothing", 0, [1]],
  ["one byte", 1, [1]],
  ["a small file in one piece", 10 * KB, [10 * KB]],
  ["exactly the small buffer", 16 * KB, [4 * KB]],
  ["a byte more than the small buffer", 16 * KB + 1, [16 * KB]],
  ["exactly the large buffer", 512 * KB, [64 * KB]],
  ["twice the large buffer in one piece", 1024 * KB, [1024 * KB]],
  ["pieces that fit nowhere", 1500 * KB + 7, [1, 65_537, 3, 600 * KB]],
])("stores %s unchanged", async (_, size, sizes) => {
  const content = randomBytes(size)
  const received = await files.receive(pieces(content, sizes))
  expect(received).toMatchObject({ size, hash: createHash("sha256").update(content).digest("hex") })
  await files.store(received)
  expect((await readFile(files.pathOf(received.hash))).equals(content)).toBe(true)
})
