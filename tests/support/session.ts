import { randomUUID } from "node:crypto"
import type { TestDatabase } from "./database.ts"

/** What an access token says of an account and its session, as signing in leaves them; a new account unless one is named. */
export async function newSession(sql: TestDatabase["sql"], account?: unknown) {
  const sub = typeof account === "string" ? account : randomUUID()
  const claims = { sub, email: `member-${sub}@example.org`, session_id: randomUUID() }
  if (sub !== account) {
    await sql(
      `insert into auth.users (id, aud, role, email, email_confirmed_at, raw_user_meta_data, created_at, updated_at)
       values ($1, 'authenticated', 'authenticated', $2, now(), '{"is_adult": "true"}', now(), now())`,
      [sub, claims.email],
    )
  }
  await sql(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal)
     select $1, id, now(), now(), 'aal1' from auth.users where id::text = $2`,
    [claims.session_id, sub],
  )
  return claims
}
