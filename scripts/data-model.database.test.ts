import { readFile } from "node:fs/promises"
import pg from "pg"
import { expect, test } from "vitest"
import { testDatabase } from "#tests/support/database.ts"
import { fillDataModel } from "./schema/data-model.ts"

const FILE = "docs/data-model.md"

test("the diagram and the list in docs/data-model.md are those of the migrations", async () => {
  const committed = await readFile(FILE, "utf8")
  expect(await filledAfter("", committed), "run npm run db:schema").toBe(committed)
})

test("a new table with a reference appears in both", async () => {
  const text = await filledAfter(
    `create table public.widgets (id uuid primary key, course_id uuid not null references public.courses (id));
     comment on table public.widgets is 'class:public'`,
    await readFile(FILE, "utf8"),
  )
  expect(text).toContain("courses ||--o{ widgets : course_id")
  expect(text).toContain("| `public.widgets` | public |")
})

async function filledAfter(changes: string, text: string) {
  const database = await testDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    if (changes) await client.query(changes)
    return await fillDataModel(client, text)
  } finally {
    await client.end()
    await database.drop()
  }
}
