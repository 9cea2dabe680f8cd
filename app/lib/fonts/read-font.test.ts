import { expect, test } from "vitest"
import { readFont } from "./read-font.server.ts"

const FILES = ["latin", "latin-ext", "vietnamese"].map(
  part => `@fontsource-variable/anybody/files/anybody-${part}-standard-normal.woff2`,
)

test("fonts that are read at the same time are the same as fonts read one after another", async () => {
  const together = await Promise.all(FILES.map(readFont))
  for (const [index, file] of FILES.entries())
    expect((await readFont(file)).equals(together[index]!), file).toBe(true)
})

test("a file that cannot be read does not stop the next one", async () => {
  const missing = readFont("@fontsource-variable/anybody/files/missing.woff2")
  const next = readFont(FILES[0]!)
  await expect(missing).rejects.toThrow("missing.woff2")
  expect((await next).subarray(0, 4)).toEqual(Buffer.from([0, 1, 0, 0]))
})
