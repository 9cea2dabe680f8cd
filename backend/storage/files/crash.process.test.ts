import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { runScript } from "#tests/support/process.ts"
import { storageBackend } from "../testing/storage-backend.ts"

const made = await storageBackend()
const { service, sql, dataDir, databaseUrl, secretKey } = made
afterAll(made.close)
await service.createBucket("files")

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex")

/** A process on the same database and folder that repeats an action and prints each success. */
function anotherProcess(round: string, body: string) {
  return runScript(`
    import { createHash, randomBytes } from "node:crypto"
    import { createClient } from "@supabase/supabase-js"
    import { mountBackend } from "./backend/mount.ts"
    const backend = await mountBackend(${JSON.stringify({ siteUrl: "http://localhost:3000", dataDir, databaseUrl, runJobs: false })})
    const fetch = (input, init) => backend.fetch(new Request(input, init))
    const options = { global: { fetch }, auth: { persistSession: false } }
    const files = createClient("http://localhost:3000", ${JSON.stringify(secretKey)}, options).storage.from("files")
    async function work(worker) {
      for (let n = 0; ; n++) {
        const content = randomBytes(1 + Math.floor(Math.random() * 400_000))
        const path = "${round}/" + worker + "/" + n
        ${body}
        console.log("done " + path + " " + createHash("sha256").update(content).digest("hex"))
      }
    }
    console.log("started")
    await Promise.all([work(1), work(2), work(3), work(4)])
  `)
}

const UPLOAD = `const { error } = await files.upload(path, content)
  if (error) throw error`
// Mixed with all other operations that change rows and files.
const MIXED = `for (const step of [() => files.upload(path, content), () => files.copy(path, path + "-copy"),
    () => files.upload(path, content, { upsert: true }), () => files.remove([path + "-copy"])]) {
    const { error } = await step()
    if (error) throw error
  }`

test.each([
  ["uploads", UPLOAD],
  ["everything", MIXED],
])(
  "kill -9 during %s: acknowledged files are complete, and no partial files are visible",
  async (what, body) => {
    const acknowledged = new Map<string, string>()
    for (let round = 1; round <= 3; round++) {
      const process = anotherProcess(`${what} ${round}`, body)
      await process.said(`done ${what} ${round}/1/${round * 3}`)
      await process.kill()
      // The last line may be incomplete: that upload was not acknowledged.
      const lines = (await process.output()).split("\n").slice(0, -1)
      for (const line of lines) {
        const [, path, hash] = /^done (.+) ([0-9a-f]{64})$/.exec(line) ?? []
        if (path && hash) acknowledged.set(path, hash)
      }
    }
    expect(acknowledged.size).toBeGreaterThan(18)
    for (const [path, hash] of acknowledged) {
      const { data, error } = await service.from("files").download(path)
      expect([path, error, data && sha256(new Uint8Array(await data.arrayBuffer()))]).toEqual([
        path,
        null,
        hash,
      ])
    }
    const hashes = filesOnDisk()
    const rows = await sql<{ version: string; size: number }>(
      "select version, (metadata ->> 'size')::int as size from storage.objects",
    )
    expect(rows.filter(({ version, size }) => hashes.get(version) !== size)).toEqual([])
  },
)

/** File sizes by name; a file whose content does not match its hash is incomplete. */
function filesOnDisk() {
  const folder = join(dataDir, "storage")
  const sizes = new Map<string, number>()
  for (const shard of readdirSync(folder).filter(name => name.length === 2)) {
    for (const name of readdirSync(join(folder, shard))) {
      const bytes = readFileSync(join(folder, shard, name))
      expect(sha256(bytes)).toBe(name)
      sizes.set(name, bytes.length)
    }
  }
  return sizes
}

test("a file uploaded through one process can be read through another", async () => {
  const process = anotherProcess("shared", UPLOAD)
  const written = await process.said("done shared/1/2")
  const [, hash] = /done shared\/1\/2 ([0-9a-f]{64})/.exec(`${written}`) ?? []
  const { data } = await service.from("files").download("shared/1/2")
  expect(sha256(new Uint8Array(await data!.arrayBuffer()))).toBe(hash)
  const { data: listed } = await service.from("files").list("shared/1")
  expect(listed!.length).toBeGreaterThanOrEqual(3)
  await process.kill()
})

test("a URL signed by one process works in another", async () => {
  await service.from("files").upload("signed.txt", "hello")
  const { data } = await service.from("files").createSignedUrl("signed.txt", 60)
  const process = runScript(`
    import { mountBackend } from "./backend/mount.ts"
    const backend = await mountBackend(${JSON.stringify({ siteUrl: "http://localhost:3000", dataDir, databaseUrl, runJobs: false })})
    const answer = await backend.fetch(new Request(${JSON.stringify(data!.signedUrl)}))
    console.log("answer", answer.status, await answer.text())
    await backend.close()
  `)
  expect(await process.output()).toContain("answer 200 hello")
})
