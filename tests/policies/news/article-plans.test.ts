import pg from "pg"
import { afterAll, expect, test } from "vitest"
import { testDatabase } from "#tests/support/database.ts"

const database = await testDatabase()
const client = new pg.Client({ connectionString: database.url })
await client.connect()
afterAll(async () => {
  await client.end()
  await database.drop()
})

test.each(["blog", "press"])("the newest %s articles are read in the order of an index", async kind => {
  await client.query("begin")
  // Without the triggers that index each article for the search.
  await client.query("set local session_replication_role = replica")
  // Reading the blocks of 3000 equal articles would take most of the time.
  await client.query(`alter table public.articles drop constraint articles_blocks_check,
    drop constraint articles_sources_check, alter column minutes drop expression, alter column minutes set default 1`)
  await client.query(
    `insert into public.articles (kind, slug, status, published_at, title, summary, category_id, author_id, blocks)
     select $1::text::public.article_kind, 'many-' || n, 'published', now() - n * interval '1 hour', 'Story ' || n, 'One of many stories for a test.', c.id, c.id,
       '[{"kind": "text", "paragraphs": ["A few words."]}]'
     from generate_series(1, 3000) n, (select case $1 when 'blog' then gen_random_uuid() end as id) c`,
    [kind],
  )
  await client.query("analyze public.articles")
  await client.query("set local role anon")
  const { rows } = await client.query<{ "QUERY PLAN": string }>(
    `explain select id from public.articles where kind = '${kind}' and locale = 'en'
     order by published_at desc, id desc limit 16`,
  )
  await client.query("rollback")
  const plan = rows.map(row => row["QUERY PLAN"]).join("\n")
  expect(plan).toMatch(new RegExp(`^Limit.*\n +->  Index Scan Backward using articles_${kind} `))
})
