import type pg from "pg"
import { DEMO_ACCOUNTS, demoPasswords } from "./demo-accounts.ts"

/** The accounts of a practice site, whose staff need no device for the second factor. */
export interface Practice {
  accounts: readonly { email: string; name: string; role: string }[]
  passwordOf(email: string): Promise<string | null>
  /** Raises a session to the level of a second factor. Its next token says so. */
  passSecondFactor(sessionId: string): Promise<void>
}

export function openPractice(admin: pg.Pool): Practice {
  return {
    accounts: DEMO_ACCOUNTS.map(({ email, name, label }) => ({ email, name, role: label })),
    async passwordOf(email) {
      return (await demoPasswords(admin))[email] ?? null
    },
    async passSecondFactor(sessionId) {
      await admin.query(
        `with raised as (update auth.sessions set aal = 'aal2' where id = $1 returning id)
         insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
         select gen_random_uuid(), id, now(), now(), 'totp' from raised
         on conflict (session_id, authentication_method) do update set updated_at = now()`,
        [sessionId],
      )
    },
  }
}
