import type { TestBackend } from "#tests/support/backend.ts"

/** Creates chapters and the people around them. */
export function chapterPeople(backend: TestBackend) {
  async function account(metadata: Record<string, string> = { is_adult: "true", display_name: "Ana" }) {
    const email = `${crypto.randomUUID()}@example.org`
    const { data } = await backend.admin.auth.admin.createUser({
      email,
      email_confirm: true,
      user_metadata: metadata,
    })
    return { id: data.user!.id, email }
  }

  async function chapter(status = "active") {
    const slug = `chapter-${crypto.randomUUID().slice(0, 8)}`
    const [row] = await backend.sql<{ id: string }>(
      `insert into public.chapters (slug, name, kind, city, state, status, founded_on)
       values ($1, $1, 'city', 'Town', 'Ohio', $2::public.chapter_status, '2024-05-01') returning id`,
      [slug, status],
    )
    return { id: row!.id, slug }
  }

  async function lead(of: string) {
    const person = await account()
    await backend.sql(
      "insert into public.user_roles (user_id, role, chapter_id) values ($1, 'chapter_lead', $2)",
      [person.id, of],
    )
    return { ...person, db: await backend.member({ sub: person.id, aal: "aal2" }) }
  }

  async function outreach() {
    const { id } = await account()
    await backend.sql("insert into public.user_roles (user_id, role) values ($1, 'outreach')", [id])
    return backend.member({ sub: id, aal: "aal2" })
  }

  async function event(of: string, status = "published") {
    const [row] = await backend.sql<{ id: string }>(
      `insert into public.events (slug, kind, status, title, summary, chapter_id, format, time_zone)
       values ('event-' || gen_random_uuid(), 'training', $2::public.event_status, 'Lesson', 'A lesson for all of us.', $1,
         'online', 'America/Chicago') returning id`,
      [of, status],
    )
    return row!.id
  }

  async function date(of: string, days: number, isCanceled = false) {
    const [row] = await backend.sql<{ id: string }>(
      `insert into public.event_dates (event_id, starts_at, ends_at, online_capacity, canceled_at)
       values ($1, now() + make_interval(days => $2), now() + make_interval(days => $2, hours => 2), 20,
         case when $3 then now() end) returning id`,
      [of, days, isCanceled],
    )
    return row!.id
  }

  return { account, chapter, lead, outreach, event, date }
}
