import { expect } from "vitest"
import type { FullSupabaseClient } from "#app/lib/supabase/types.ts"
import type { TestBackend } from "#tests/support/backend.ts"

interface Person {
  id: string
  email: string
  /** A client that has just signed in. */
  db: FullSupabaseClient
}

export function mergeAccountHelpers(backend: TestBackend) {
  async function account(metadata: Record<string, string> = { is_adult: "true" }): Promise<Person> {
    const email = `${crypto.randomUUID()}@example.org`
    const user = { email, email_confirm: true, user_metadata: metadata }
    const { data } = await backend.admin.auth.admin.createUser(user)
    const id = data.user!.id
    return { id, email, db: await signedIn(id) }
  }

  function signedIn(sub: string, { secondsAgo = 0, aal = "aal1" } = {}) {
    const timestamp = Math.floor(Date.now() / 1000) - secondsAgo
    return backend.member({ sub, aal, amr: [{ method: "password", timestamp }] })
  }

  async function requestMerge(db: FullSupabaseClient, address: string) {
    return (await db.rpc("request_merge", { address }).throwOnError()).data
  }

  /** The code in the newest email to the address. */
  async function emailedCode(address: string) {
    const [email] = await backend.sql<{ code: string }>(
      `select params ->> 'code' as code from private.email_outbox where to_address = $1 and message = 'account-merge'
       order by created_at desc limit 1`,
      [address],
    )
    return email?.code
  }

  async function mergeCode(from: Person, to: Person) {
    expect(await requestMerge(to.db, from.email)).toBe("sent")
    return (await emailedCode(from.email))!
  }

  async function viewMerge(db: FullSupabaseClient, code: string) {
    return (await db.rpc("preview_merge", { code }).throwOnError()).data[0]!
  }

  async function merge(db: FullSupabaseClient, code: string, is_other_leaving = false) {
    return (await db.rpc("merge_account", { code, is_other_leaving }).throwOnError()).data
  }

  async function passCourse(id: string, course: string) {
    await backend.sql(
      `insert into public.quiz_attempts (user_id, course_id, course_version, drawn, submitted_at, is_passed)
       select $1, c.id, 1, '[{}]', now(), true from public.courses c where c.slug = $2`,
      [id, course],
    )
    const db = await backend.member({ sub: id })
    const { data: passes } = await db.rpc("waiting_certificates").throwOnError()
    for (const { attempt_id: attempt } of passes)
      await db.rpc("request_certificate", { attempt, new_name: "Ana Ruiz", new_form: "full" }).throwOnError()
  }

  async function movableRows(id: string) {
    const [row] = await backend.sql<{ rows: Record<string, number> }>(
      "select private.movable_rows($1) as rows",
      [id],
    )
    return row!.rows
  }

  return {
    account,
    signedIn,
    requestMerge,
    emailedCode,
    mergeCode,
    viewMerge,
    merge,
    passCourse,
    movableRows,
  }
}
