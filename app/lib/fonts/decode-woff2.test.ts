import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { expect, test } from "vitest"
import { decodeWoff2 } from "./decode-woff2.server.ts"

const { resolve } = createRequire(import.meta.url)

const FILES = ["latin", "latin-ext", "vietnamese"].map(part =>
  readFileSync(resolve(`@fontsource-variable/anybody/files/anybody-${part}-standard-normal.woff2`)),
)

test("fonts decoded at the same time equal fonts decoded one after another", async () => {
  const together = await Promise.all(FILES.map(decodeWoff2))
  for (const [index, file] of FILES.entries())
    expect((await decodeWoff2(file)).equals(together[index]!), `font ${index}`).toBe(true)
})

test("a damaged file does not stop the next one", async () => {
  const damaged = decodeWoff2(Buffer.from("no font"))
  const next = decodeWoff2(FILES[0]!)
  await expect(damaged).rejects.toThrow("Unrecognized font signature")
  expect([...(await next).subarray(0, 4)]).toEqual([0, 1, 0, 0])
})
