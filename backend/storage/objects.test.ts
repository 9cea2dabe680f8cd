import { afterAll, expect, test } from "vitest"
import { ownFolderPolicies, storageBackend } from "./testing.ts"

const { service, visitor, member, sql, close } = await storageBackend()
afterAll(close)
await service.createBucket("files")
await sql(ownFolderPolicies("files"))

const TEXT = "text/plain"

test("smoke", async () => {
  const a = await member()
  const up = await a.storage.from("files").upload(`${a.id}/a.txt`, new Blob(["hello"], { type: TEXT }), { metadata: { k: 1 }, cacheControl: "60" })
  console.log(up)
  console.log(await a.storage.from("files").list(a.id))
  console.log(await a.storage.from("files").listV2({ with_delimiter: true }))
  console.log(await a.storage.from("files").info(`${a.id}/a.txt`))
  console.log(await (await a.storage.from("files").download(`${a.id}/a.txt`)).data?.text())
  console.log(await a.storage.from("files").copy(`${a.id}/a.txt`, `${a.id}/b.txt`))
  console.log(await a.storage.from("files").move(`${a.id}/b.txt`, `${a.id}/c.txt`))
  console.log(await a.storage.from("files").createSignedUrl(`${a.id}/c.txt`, 60, { download: "n.txt" }))
  console.log(await a.storage.from("files").createSignedUploadUrl(`${a.id}/d.txt`))
  console.log(await a.storage.from("files").remove([`${a.id}/c.txt`]))
  console.log(await visitor.from("files").upload(`x.txt`, "x"))
  console.log(await service.emptyBucket("files"), await service.deleteBucket("files"))
  expect(1).toBe(1)
})
