import type { TestBackend } from "#tests/support/backend.ts"

/** Creates members, volunteers, staff and shifts. */
export function volunteerPeople(backend: TestBackend) {
  async function account(metadata: Record<string, string> = { is_adult: "true", display_name: "Ana" }) {
    const email = `${crypto.randomUUID()}@example.org`
    const { data } = await backend.admin.auth.admin.createUser({
      email,
      email_confirm: true,
      user_metadata: metadata,
    })
    const id = data.user!.id
    return { id, email, db: await backend.member({ sub: id }) }
  }

  async function volunteer(metadata?: Record<string, string>) {
    const person = await account(metadata)
    await backend.sql(
      `insert into public.volunteer_applications (user_id, name, city, state, interests, stage)
       values ($1, 'Ana Ruiz', 'Town', 'Ohio', '{greet}', 'active')`,
      [person.id],
    )
    return person
  }

  async function staff(role: string, chapter: string | null = null) {
    const { id } = await account()
    await backend.sql("insert into public.user_roles (user_id, role, chapter_id) values ($1, $2, $3)", [
      ...[id, role, chapter],
    ])
    return backend.member({ sub: id, aal: "aal2" })
  }

  async function shift(more: Record<string, unknown> = {}) {
    const row = {
      title: "Greet",
      place: "Library",
      hours_ahead: 48,
      capacity: 5,
      needs_waiver: false,
      ...more,
    }
    const { hours_ahead, ...columns } = row
    const names = Object.keys(columns)
    const [made] = await backend.sql<{ id: string }>(
      `insert into public.shifts (starts_at, ends_at, time_zone, ${names.join(", ")})
       values (now() + make_interval(hours => $1), now() + make_interval(hours => $1 + 3), 'America/Chicago',
         ${names.map((_, index) => `$${index + 2}`).join(", ")}) returning id`,
      [hours_ahead, ...Object.values(columns)],
    )
    return made!.id
  }

  return { account, volunteer, staff, shift }
}
