import sharp from "sharp"
import { afterAll, expect, test } from "vitest"
import { removePicture, savePicture } from "#app/features/account/avatar.server.ts"
import { testBackend } from "#tests/support/backend.ts"
import { newSession } from "#tests/support/session.ts"

const backend = await testBackend()
afterAll(backend.close)

const WEBP = { contentType: "image/webp" }
const webp = await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
  .webp()
  .toBuffer()

async function person() {
  const session = await newSession(backend.sql)
  const db = await backend.member({ ...session })
  return {
    id: session.sub,
    db,
    pictures: db.storage.from("avatars"),
    path: `${session.sub}/${crypto.randomUUID()}.webp`,
  }
}

async function storedPaths(id: string) {
  const rows = await backend.sql(
    "select name from storage.objects where bucket_id = 'avatars' and name like $1",
    [`${id}/%`],
  )
  return rows.map(row => String(row.name))
}

test("members upload only to their own folder, and only they can read it", async () => {
  const [mine, other] = [await person(), await person()]
  expect((await mine.pictures.upload(mine.path, webp, WEBP)).error).toBeNull()
  expect((await mine.pictures.upload(other.path, webp, WEBP)).error).not.toBeNull()
  expect((await mine.pictures.download(mine.path)).error).toBeNull()
  expect((await other.pictures.download(mine.path)).error).not.toBeNull()
  expect((await backend.visitor.storage.from("avatars").download(mine.path)).error).not.toBeNull()
  expect((await other.pictures.list(mine.id)).data).toEqual([])
  expect((await other.pictures.createSignedUrl(mine.path, 60)).error).not.toBeNull()
  await other.pictures.remove([mine.path])
  expect(await storedPaths(mine.id)).toEqual([mine.path])
})

test.each(["me.webp", "../me.webp", "a/b.webp", `${crypto.randomUUID()}.png`])(
  "%s is rejected as a file name",
  async name => {
    const { id, pictures } = await person()
    expect((await pictures.upload(`${id}/${name}`, webp, WEBP)).error).not.toBeNull()
  },
)

test("only small WebP files are accepted", async () => {
  const { pictures, path } = await person()
  const png = await sharp(webp).png().toBuffer()
  expect((await pictures.upload(path, png, { contentType: "image/png" })).error).not.toBeNull()
  expect((await pictures.upload(path, png, WEBP)).error).not.toBeNull()
  expect(
    (await pictures.upload(path, Buffer.concat([webp, Buffer.alloc(1048577)]), WEBP)).error,
  ).not.toBeNull()
})

test("a new picture is cropped, replaces the old one, and can be removed", async () => {
  const { id, db } = await person()
  const halves = await sharp({ create: { width: 200, height: 100, channels: 3, background: "blue" } })
    .composite([
      { input: { create: { width: 100, height: 100, channels: 3, background: "red" } }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer()
  const form = (box: Record<string, string>) => {
    const data = new FormData()
    data.set("picture", new File([new Uint8Array(halves)], "me.png"))
    for (const [name, value] of Object.entries(box)) data.set(name, value)
    return data
  }
  const colorAfter = async (box: Record<string, string>) => {
    expect(await savePicture(db, id, form(box))).toBeNull()
    const [path, ...more] = await storedPaths(id)
    expect(more).toEqual([])
    const [row] = await backend.sql("select avatar_path from public.profiles where id = $1", [id])
    expect(row).toEqual({ avatar_path: path })
    const { data } = await db.storage.from("avatars").download(path!)
    const { dominant } = await sharp(await data!.arrayBuffer()).stats()
    return dominant.r > dominant.b ? "red" : "blue"
  }
  expect(await colorAfter({ x: "0.5", y: "0", size: "1" })).toBe("blue")
  expect(await colorAfter({ x: "0", y: "0", size: "1" })).toBe("red")
  expect(await colorAfter({ x: "nonsense", y: "9", size: "-1" })).toMatch(/red|blue/)
  await removePicture(db, id)
  expect(await storedPaths(id)).toEqual([])
})
