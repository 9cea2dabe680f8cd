import type { TestBackend } from "#tests/support/backend.ts"

/** Passed attempts and certificates in a course of this test's own. */
export async function passing(backend: TestBackend) {
  const [{ id: course }] = (await backend.sql(
    `insert into public.courses (slug, title, summary, minutes, status, bank, draw, validity_months)
     values ('certified', 'Certified', 'A course', 5, 'published', 'overdose-response', '{"signs": 1}', 24)
     returning id`,
  )) as [{ id: string }]

  async function pass(user: string, at = new Date().toISOString()) {
    const [{ id }] = (await backend.sql(
      `insert into public.quiz_attempts (user_id, course_id, course_version, drawn, submitted_at, is_passed)
       values ($1, $2, 1, '[{}]', $3, true) returning id`,
      [user, course, at],
    )) as [{ id: string }]
    return id
  }

  async function request(user: string, attempt: string, name = "Ana Ruiz", form = "initials") {
    const db = await backend.member({ sub: user })
    const asked = { attempt, new_name: name, new_form: form }
    return (await db.rpc("request_certificate", asked).throwOnError()).data
  }

  async function account(metadata: Record<string, unknown> = { is_adult: "true" }) {
    const { data } = await backend.admin.auth.admin.createUser({
      email: `${crypto.randomUUID()}@example.org`,
      email_confirm: true,
      user_metadata: metadata,
    })
    return data.user!.id
  }

  /** A new account with a certificate. */
  async function certified(name = "Ana") {
    const user = await account()
    await request(user, await pass(user), name)
    return user
  }

  /** Ids of the certificates, oldest first. */
  async function certificates(user: string) {
    const rows = await backend.sql(
      "select id from public.certificates where user_id = $1 order by issued_at",
      [user],
    )
    return rows.map(row => row.id as string)
  }

  async function instructor() {
    const sub = await account()
    await backend.sql("insert into public.user_roles (user_id, role) values ($1, 'instructor')", [sub])
    return { id: sub, db: await backend.member({ sub, aal: "aal2" }) }
  }

  return { course, pass, request, account, certified, certificates, instructor }
}
