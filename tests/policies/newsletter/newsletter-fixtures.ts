import type { TestBackend } from "#tests/support/backend.ts"
import { chapterPeople } from "../chapters/chapter-people.ts"

type Topic = "guidance" | "events" | "press"

interface Choice {
  topics?: Topic[]
  state?: string | null
}

/** Creates articles, subscribers and issues of the newsletter. */
export function newsletterFixtures(backend: TestBackend) {
  let count = 0

  /** Someone of the staff with a second factor, and their address. */
  async function staff(role = "outreach") {
    const person = await chapterPeople(backend).account()
    await backend.sql("insert into public.user_roles (user_id, role) values ($1, $2)", [person.id, role])
    return { ...person, db: await backend.member({ sub: person.id, aal: "aal2" }) }
  }

  async function article(status = "published") {
    const [row] = await backend.sql<{ id: string; slug: string }>(
      `insert into public.articles (kind, slug, status, published_at, title, summary, blocks)
       values ('press', $1, $2::public.article_status, now(), 'Kits in every library', 'Ohio libraries now have kits at the desk.',
         '[{"kind": "text", "paragraphs": ["A few words."]}]') returning id, slug`,
      [`article-${crypto.randomUUID().slice(0, 8)}`, status],
    )
    return row!
  }

  /** A confirmed subscriber. */
  async function subscriber({ topics = ["guidance"], state = null }: Choice = {}) {
    const email = `reader${++count}-${crypto.randomUUID().slice(0, 8)}@example.org`
    const [row] = await backend.sql<{ id: string; token: string }>(
      `with added as (
         insert into public.newsletter_subscribers (email, topics, state, confirmed_at)
         values ($1, $2::public.newsletter_topic[], $3, now() - interval '1 day') returning id
       )
       insert into private.newsletter_tokens (subscriber_id) select id from added
       returning subscriber_id as id, token`,
      [email, `{${topics}}`, state],
    )
    return { email, ...row! }
  }

  /** Many confirmed subscribers at once. */
  async function subscribers(many: number, topic: Topic) {
    await backend.sql(
      `with added as (
         insert into public.newsletter_subscribers (email, topics, confirmed_at)
         select format('many%s-%s@example.org', n, $2::text), array[$2::public.newsletter_topic], now() - interval '1 day'
         from generate_series(1, $1::integer) as n returning id
       )
       insert into private.newsletter_tokens (subscriber_id) select id from added`,
      [many, topic],
    )
  }

  /** A draft by `author`, who sends themselves the test unless told otherwise. */
  async function draft(
    { db }: Awaited<ReturnType<typeof staff>>,
    { topic = "guidance" as Topic, state = "", isTested = true, articleId = "" } = {},
  ) {
    const issue = crypto.randomUUID()
    const text = { subject: "Kits at the library", note: "Hello.\n\nGood news." }
    const article_id = articleId || (await article()).id
    await db
      .rpc("save_newsletter_issue", { issue, article: article_id, topic, state, ...text })
      .throwOnError()
    if (isTested) await db.rpc("test_newsletter_issue", { issue }).throwOnError()
    return issue
  }

  async function emailsOf(issue: string) {
    return backend.sql<{ to_address: string; status: string; unsubscribe_path: string }>(
      `select to_address, status, unsubscribe_path from private.email_outbox
       where dedupe_key like 'newsletter ' || $1 || ' %' order by to_address`,
      [issue],
    )
  }

  async function issueRow(issue: string) {
    const [row] = await backend.sql("select * from public.newsletter_issues where id = $1", [issue])
    return row ?? null
  }

  async function queueNext() {
    const [row] = await backend.sql<{ n: string }>("select private.queue_newsletters() as n")
    return Number(row!.n)
  }

  return { staff, article, subscriber, subscribers, draft, emailsOf, issueRow, queueNext }
}
