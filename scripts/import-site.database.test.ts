import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { redirectedSlug } from "#app/features/news/queries.ts"
import { testBackend } from "#tests/support/backend.ts"
import { tempFolder } from "#tests/support/folder.ts"
import { readSiteFiles } from "./import-site/files.ts"
import { importSite, reportLines } from "./import-site/import-site.ts"

const backend = await testBackend()
afterAll(backend.close)

const PASSWORD = "old site tulip ninety"
const EMAIL = "Ines.Old@Example.org"
const CERTIFICATE = "0123456789abcdef0123456789abcdef"

function folderWith(files: Record<string, unknown>) {
  const folder = tempFolder()
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(content))
  return folder
}

async function oldSite() {
  const [hash] = await backend.sql<{ hash: string }>(
    "select extensions.crypt($1, extensions.gen_salt('bf', 6)) as hash",
    [PASSWORD],
  )
  const [category] = await backend.sql<{ slug: string }>("select slug from public.article_categories limit 1")
  const [author] = await backend.sql<{ slug: string }>("select slug from public.authors limit 1")
  return folderWith({
    accounts: [{ email: EMAIL, password_hash: hash!.hash, name: "Ines Ortiz" }],
    certificates: [
      {
        ...{ id: CERTIFICATE, course: "overdose-response-basics", course_title: "Overdose response" },
        ...{ criteria: "Passed the test of the old site.", holder_name: "Ines Ortiz", name_form: "full" },
        ...{ issued_at: "2024-05-01T12:00:00Z", email: EMAIL },
      },
      {
        ...{ id: "f".repeat(32), course: "no-such-course", course_title: "Old", criteria: "Old." },
        issued_at: "2024-05-01T12:00:00Z",
      },
    ],
    articles: [
      {
        ...{ slug: "an-old-story", title: "An old story", category: category!.slug, author: author!.slug },
        ...{ summary: "A story that was on the old site for years.", paragraphs: ["It began long ago."] },
        ...{ published_at: "2023-01-02T09:00:00Z", old_addresses: ["/2023/01/Old-Story.html?x=1"] },
      },
    ],
  })
}

test("a dry run writes nothing, an import adds what is missing, and a second one adds nothing", async () => {
  const files = readSiteFiles(await oldSite())
  const dry = await importSite(backend.admin, files, false)
  expect(reportLines(dry, false)).toEqual([
    "accounts: 1 would be added, 0 already there, 0 left out",
    "certificates: 1 would be added, 0 already there, 1 left out",
    `  certificate ${"f".repeat(32)}: there is no course “no-such-course”`,
    "articles: 1 would be added, 0 already there, 0 left out",
  ])
  expect(await backend.sql("select from public.certificates where id = $1", [CERTIFICATE])).toEqual([])

  await importSite(backend.admin, files, true)
  const again = await importSite(backend.admin, files, true)
  expect(Object.values(again).map(({ added, known }) => [added, known])).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
  ])

  const signedIn = await backend.visitor.auth.signInWithPassword({ email: EMAIL, password: PASSWORD })
  expect(signedIn.error).toBeNull()
  expect(signedIn.data.user?.user_metadata).toMatchObject({ display_name: "Ines Ortiz" })
  const [owner] = await backend.sql("select user_id from public.certificates where id = $1", [CERTIFICATE])
  expect(owner).toEqual({ user_id: signedIn.data.user!.id })

  const found = await backend.visitor.rpc("certificate_card", { wanted: CERTIFICATE })
  expect(JSON.stringify(found.data)).toContain("Ines Ortiz")
  expect(await redirectedSlug(backend.visitor, "blog", "old-story")).toEqual({
    kind: "blog",
    slug: "an-old-story",
  })
})

test("a file with mistakes names them all, and nothing is imported", () => {
  const folder = folderWith({
    accounts: [{ email: "nobody", password_hash: "md5" }],
    articles: [{ slug: "A B", role: "admin" }],
  })
  expect(() => readSiteFiles(folder)).toThrow(/accounts.json, entry 1, password_hash, must be a bcrypt hash/)
  expect(() => readSiteFiles(folder)).toThrow(/articles.json, entry 1, slug, use small letters/)
  expect(() => readSiteFiles(tempFolder())).toThrow(/has no accounts.json/)
})
