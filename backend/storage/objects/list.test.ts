import { afterAll, expect, test } from "vitest"
import { refusal, storageBackend } from "../testing/storage-backend.ts"

const { service, visitor, sql, request, secretKey, close } = await storageBackend()
afterAll(close)
await service.createBucket("tree")
const tree = service.from("tree")
const PATHS = [
  "b.txt",
  "A.txt",
  "100%_.txt",
  "fruit/apple.txt",
  "fruit/red/cherry.txt",
  "fruit/Zest.txt",
  "z/one/two/three.txt",
]
for (const path of PATHS.filter(path => !path.includes("%"))) await tree.upload(path, path)
// SQL wildcards in names must be taken literally.
await sql("insert into storage.objects (bucket_id, name) values ('tree', '100%_.txt')")
await sql("update storage.objects set created_at = now() - interval '1 day' where name = 'fruit/Zest.txt'")

async function names(path?: string, options?: Parameters<typeof tree.list>[1]) {
  const { data, error } = await tree.list(path, options)
  expect(error).toBeNull()
  return data!.map(({ name, id }) => (id ? name : `${name}/`))
}

test("lists what is directly in a folder by name, folders among the files", async () => {
  expect(await names()).toEqual(["100%_.txt", "A.txt", "b.txt", "fruit/", "z/"])
  expect(await names("fruit")).toEqual(["apple.txt", "red/", "Zest.txt"])
  expect(await names("fruit/")).toEqual(["apple.txt", "red/", "Zest.txt"])
  expect(await names("fruit/red")).toEqual(["cherry.txt"])
  expect(await names("frui")).toEqual([])
  expect(await names("%")).toEqual([])
  expect(await names("FRUIT")).toEqual([])
})

test("an entry has the file's metadata, a folder only its name", async () => {
  const { data } = await tree.list("fruit")
  const [apple, red] = data!
  expect(apple).toMatchObject({
    name: "apple.txt",
    metadata: { size: 15, mimetype: "text/plain;charset=UTF-8" },
  })
  const nothing = { id: null, updated_at: null, created_at: null, last_accessed_at: null, metadata: null }
  expect(red).toEqual({ name: "red", ...nothing })
})

test("lists can be sorted, searched and limited", async () => {
  expect(await names("", { sortBy: { column: "name", order: "desc" } })).toEqual([
    "z/",
    "fruit/",
    "b.txt",
    "A.txt",
    "100%_.txt",
  ])
  expect(await names("fruit", { sortBy: { column: "created_at", order: "asc" } })).toEqual([
    "red/",
    "Zest.txt",
    "apple.txt",
  ])
  expect(await names("", { limit: 2 })).toEqual(["100%_.txt", "A.txt"])
  expect(await names("", { limit: 2, offset: 3 })).toEqual(["fruit/", "z/"])
  expect(await names("fruit", { search: "z" })).toEqual(["Zest.txt"])
  expect(await names("", { search: "%" })).toEqual([])
  expect(await names("", { search: "100%" })).toEqual(["100%_.txt"])
})

test("a list is limited to 100 by default", async () => {
  await service.createBucket("many")
  await sql(
    "insert into storage.objects (bucket_id, name) select 'many', 'f' || n from generate_series(1, 130) as n",
  )
  expect((await service.from("many").list()).data).toHaveLength(100)
  expect((await service.from("many").list("", { limit: 1000 })).data).toHaveLength(130)
})

test.each([
  ["a limit of zero", { limit: 0 }],
  ["a limit below zero", { limit: -1 }],
  ["a limit that is none", { limit: "many" }],
  ["an offset below zero", { offset: -1 }],
  ["a prefix that is no text", { prefix: 7 }],
  ["an order that is none", { sortBy: { column: "name", order: "sideways; drop table" } }],
  ["a NUL", { prefix: "a\0" }],
])("rejects a list with %s", async (_what, body) => {
  const response = await request(
    "object/list/tree",
    { method: "POST", body: JSON.stringify(body) },
    secretKey,
  )
  expect([response.status, (await response.json()).code]).toEqual([400, "InvalidRequest"])
})

async function pages(options: Parameters<typeof tree.listV2>[0]) {
  const seen: string[][] = []
  let cursor: string | undefined
  do {
    const { data, error } = await tree.listV2({ ...options, ...(cursor ? { cursor } : {}) })
    expect(error).toBeNull()
    seen.push([...data!.folders.map(({ name }) => name), ...data!.objects.map(({ name }) => name)])
    cursor = data!.nextCursor
    expect(cursor !== undefined).toBe(data!.hasNext)
  } while (cursor)
  return seen
}

test("list v2 pages through everything under a prefix", async () => {
  const sorted = [...PATHS].sort()
  expect(await pages({})).toEqual([sorted])
  expect(await pages({ limit: 3 })).toEqual([sorted.slice(0, 3), sorted.slice(3, 6), sorted.slice(6)])
  expect(await pages({ limit: 3, sortBy: { column: "name", order: "desc" } })).toEqual([
    sorted.toReversed().slice(0, 3),
    sorted.toReversed().slice(3, 6),
    sorted.toReversed().slice(6),
  ])
  expect(await pages({ with_delimiter: true, prefix: "fru" })).toEqual([["fruit/"]])
  expect(await pages({ with_delimiter: true, prefix: "fruit/", limit: 2 })).toEqual([
    ["fruit/Zest.txt", "fruit/apple.txt"],
    ["fruit/red/"],
  ])
  const byTime = await pages({ limit: 1, prefix: "fruit/", sortBy: { column: "created_at", order: "asc" } })
  expect(byTime.flat()).toEqual(["fruit/Zest.txt", "fruit/apple.txt", "fruit/red/cherry.txt"])
})

test("rejects a made-up cursor, and a cursor reveals nothing more", async () => {
  for (const cursor of ["x", Buffer.from('["0; drop table x","a"]').toString("base64url")]) {
    expect(refusal(await tree.listV2({ cursor }))).toBe("400 400 InvalidRequest")
  }
  expect((await visitor.from("tree").listV2()).data).toEqual({ hasNext: false, folders: [], objects: [] })
})
