import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import pg from "pg"
import { expect, test } from "vitest"
import { testDatabase } from "#tests/support/database.ts"
import { generateSchema } from "./schema/generate.ts"

const FOLDER = "supabase/schemas"

test("the committed schema files are those of the migrations", async () => {
  const generated = await generatedAfter("")
  expect(await committed(), "run npm run db:schema").toEqual(generated)
})

test("every kind of change makes the committed files stale", async () => {
  const files = await generatedAfter(`
    alter table public.site_settings add column motto text check (motto <> '');
    comment on column public.site_settings.motto is 'class:public';
    create index site_settings_motto on public.site_settings (motto);
    create policy "staff reads the motto" on public.site_settings for select to service_role using (motto <> '');
    grant update (motto) on public.site_settings to authenticated;
    create type public.mood as enum ('calm', 'busy');
    create function private.motto() returns text language sql as 'select motto from public.site_settings';
    create view public.mottos with (security_invoker = true) as select motto from public.site_settings`)
  expect(files["public/tables/site_settings.sql"]?.split("\n")).toEqual(
    expect.arrayContaining([
      "  motto text,",
      "  constraint site_settings_motto_check CHECK (motto <> ''::text),",
      "comment on column public.site_settings.motto is 'class:public';",
      "CREATE INDEX site_settings_motto ON public.site_settings USING btree (motto);",
      `create policy "staff reads the motto" on public.site_settings`,
      "grant update (motto) on public.site_settings to authenticated;",
    ]),
  )
  expect(files["public/types.sql"]).toContain("create type public.mood as enum ('calm', 'busy');")
  expect(files["private/functions/motto.sql"]).toContain("select motto from public.site_settings")
  expect(files["public/tables/mottos.sql"]).toContain("with (security_invoker=true)")
})

async function generatedAfter(changes: string) {
  const database = await testDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    if (changes) await client.query(changes)
    return Object.fromEntries(await generateSchema(client))
  } finally {
    await client.end()
    await database.drop()
  }
}

async function committed() {
  const entries = await readdir(FOLDER, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const read = async (path: string) =>
    [path.slice(FOLDER.length + 1).replaceAll("\\", "/"), await readFile(path, "utf8")] as const
  return Object.fromEntries(await Promise.all(files.map(read)))
}
