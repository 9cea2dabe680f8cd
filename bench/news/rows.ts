import type { Client } from "pg"

/** By what each row is made of its number `n`, which grows towards the past. */
const ROWS: Record<string, string> = {
  "public.articles (kind, slug, status, published_at, title, summary, category_id, author_id, tags, blocks)": `
    select case when n % 10 = 0 then 'press' else 'blog' end::public.article_kind, 'bench-' || n, 'published',
      now() - n * interval '1 hour', 'Story ' || n, 'One of many stories for a measurement.',
      case when n % 10 > 0 then c.id end, case when n % 10 > 0 then a.id end,
      case when n between 951 and 980 then '{bench,bench-rare}' else '{bench}' end::text[],
      '[{"kind": "text", "paragraphs": ["A few words about naloxone and the people who carry it."]}]'
    from numbers, (select id from public.article_categories limit 1) c, (select id from public.authors limit 1) a`,
  "public.events (slug, kind, status, title, summary, format, time_zone)": `
    select 'bench-' || n, 'training', 'published', 'Training ' || n, 'One of many trainings.', 'online', 'America/Chicago'
    from numbers where n % 2 = 0`,
  "public.event_dates (event_id, starts_at, ends_at, online_capacity)": `
    select e.id, now() + (40 - n / 10) * interval '1 day', now() + (40 - n / 10) * interval '1 day' + interval '2 hours', 40
    from numbers join public.events e on e.slug = 'bench-' || n`,
  "public.newsletter_issues (id, article_id, topic, subject, note, status, tested, tested_at, started_at, finished_at)": `
    select md5('issue' || n)::uuid, a.id, 'guidance', 'Issue ' || n, '', 'sent', '{}', now(), now(), now()
    from numbers join public.articles a on a.slug = 'bench-' || n where n % 10 = 0`,
  "public.newsletter_archive (id, article_id, topic, subject, note, title, summary, sent_at)": `
    select i.id, i.article_id, i.topic, i.subject, '', 'Story ' || n, 'One of many stories.', now() - n * interval '1 hour'
    from numbers join public.newsletter_issues i on i.id = md5('issue' || n)::uuid`,
}

/** Adds articles `from` + 1 to `to`, half as many events, and a newsletter for every tenth. */
export async function addNews(client: Client, from: number, to: number) {
  for (const [target, rows] of Object.entries(ROWS))
    await client.query(
      `with numbers as (select n from generate_series(${from + 1}, ${to}) as n) insert into ${target} ${rows}`,
    )
  for (const target of Object.keys(ROWS)) await client.query(`vacuum analyze ${target.split(" ")[0]}`)
  for (const table of ["public.article_tags", "private.search_documents", "private.search_vocabulary"])
    await client.query(`vacuum analyze ${table}`)
}
