import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { DUPLICATE, refusal, storageBackend } from "../testing/storage-backend.ts"

const { service, sql, request, secretKey, dataDir, close } = await storageBackend({ maxFileBytes: 2_000_000 })
afterAll(close)
await service.createBucket("files")
const files = service.from("files")

function filesOnDisk() {
  const folder = join(dataDir, "storage")
  const shards = readdirSync(folder).filter(name => name.length === 2)
  return shards.flatMap(shard => readdirSync(join(folder, shard))).sort()
}

function waiting() {
  const folder = join(dataDir, "storage", "incoming")
  return existsSync(folder) ? readdirSync(folder) : []
}

function pieces(count: number, atPiece: (n: number) => void) {
  let n = 0
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        atPiece(n)
        if (n++ === count) return controller.close()
        controller.enqueue(Buffer.alloc(100_000, n))
      },
    },
    { highWaterMark: 0 },
  )
}

async function expectNothingLeft(path: string) {
  expect(await sql("select from storage.objects where name = $1", [path])).toEqual([])
  expect(waiting()).toEqual([])
  expect(filesOnDisk()).toHaveLength((await sql("select distinct version from storage.objects")).length)
}

test("an upload whose sender fails half-way leaves nothing behind", async () => {
  const body = pieces(10, n => {
    if (n === 5) throw new Error("the cable is cut")
  })
  const response = await files.upload("broken.bin", body).then(refusal, String)
  expect(response).not.toBeNull()
  await expectNothingLeft("broken.bin")
})

test("an upload aborted half-way leaves nothing behind", async () => {
  const controller = new AbortController()
  const body = pieces(10, n => {
    if (n === 5) controller.abort()
  })
  const init = { method: "POST", body, signal: controller.signal }
  await expect(request("object/files/aborted.bin", init, secretKey)).rejects.toThrow(/abort/i)
  await expectNothingLeft("aborted.bin")
})

test("an endless upload is stopped at the limit and leaves nothing behind", async () => {
  let sent = 0
  const body = pieces(10_000, n => {
    sent = n
  })
  expect(refusal(await files.upload("endless.bin", body))).toBe("400 413 EntityTooLarge")
  expect(sent).toBeLessThan(30)
  await expectNothingLeft("endless.bin")
})

test("a truncated form leaves nothing behind", async () => {
  const body = '--x\r\nContent-Disposition: form-data; name=""; filename="a"\r\n\r\nhalf of it'
  const headers = { "content-type": "multipart/form-data; boundary=x" }
  const response = await request("object/files/half.txt", { method: "POST", headers, body }, secretKey)
  expect([response.status, (await response.json()).code]).toEqual([400, "InvalidRequest"])
  const empty = await request("object/files/half.txt", { method: "POST", headers, body: "--x--" }, secretKey)
  expect([empty.status, (await empty.json()).message]).toEqual([400, "No content provided"])
  await expectNothingLeft("half.txt")
})

test("of concurrent uploads to one name exactly one succeeds", async () => {
  const contents = Array.from({ length: 20 }, (_, n) => `content ${n}`)
  const results = await Promise.all(contents.map(content => files.upload("contested.txt", content)))
  const winners = results.flatMap((response, n) => (response.error ? [] : [contents[n]]))
  expect(winners).toHaveLength(1)
  expect(results.filter(response => response.error).map(refusal)).toEqual(Array(19).fill(DUPLICATE))
  expect(await (await files.download("contested.txt")).data!.text()).toBe(winners[0])
  expect(waiting()).toEqual([])
})

test("replacing a file repeatedly never shows a partial one", async () => {
  const contents = ["a", "b", "c"].map(letter => letter.repeat(300_000))
  await files.upload("swapped.txt", contents[0]!)
  let isDone = false
  const replacing = (async () => {
    for (let n = 0; n < 30; n++) await files.upload("swapped.txt", contents[n % 3]!, { upsert: true })
    isDone = true
  })()
  while (!isDone) {
    const text = await (await files.download("swapped.txt")).data!.text()
    expect(contents.includes(text)).toBe(true)
  }
  await replacing
})

test("identical content is stored once", async () => {
  const before = filesOnDisk().length
  for (const path of ["same/1", "same/2", "same/3"]) await files.upload(path, "the same content")
  expect(filesOnDisk()).toHaveLength(before + 1)
  await files.remove(["same/1", "same/2"])
  expect(await (await files.download("same/3")).data!.text()).toBe("the same content")
})

test("a row whose file is missing responds like a missing object", async () => {
  await sql("insert into storage.objects (bucket_id, name, version) values ('files', 'lost', $1)", [
    "0".repeat(64),
  ])
  await sql("insert into storage.objects (bucket_id, name, version) values ('files', 'odd', '../../secret')")
  for (const path of ["lost", "odd"]) {
    expect(refusal(await files.download(path))).toBe("400 404 NoSuchKey")
    expect(refusal(await files.copy(path, `${path}-2`))).toBe("400 404 NoSuchKey")
  }
})
