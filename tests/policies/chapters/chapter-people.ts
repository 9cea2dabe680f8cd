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

  return { account, chapter, lead, outreach }
}
