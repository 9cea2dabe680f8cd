import type pg from "pg"

const INTERVAL_MS = 10 * 60_000

// Each statement is short enough to run next to normal traffic.
const STATEMENTS = [
  "delete from backend.rate_limits where ends_at < now()",
  "delete from auth.one_time_tokens t using backend.one_time_codes c where c.token_id = t.id and c.link_ends_at < now()",
  "delete from auth.flow_state where created_at < now() - interval '8 days'",
  "delete from auth.sessions where not_after < now()",
  "delete from auth.refresh_tokens where revoked and updated_at < now() - interval '30 days'",
  "delete from auth.mfa_challenges where created_at < now() - interval '1 day'",
  "delete from auth.mfa_factors where status = 'unverified' and created_at < now() - interval '1 day'",
  "delete from backend.known_devices where seen_at < now() - interval '12 months'",
  "delete from auth.audit_log_entries where created_at < now() - interval '12 months'",
]

export async function deleteExpired(admin: pg.Pool) {
  for (const statement of STATEMENTS) await admin.query(statement)
}

/** Deletes expired rows at an interval until the returned function is called. */
export function startCleanup(admin: pg.Pool) {
  const timer = setInterval(() => {
    deleteExpired(admin).catch(() => {
      // The database is down; the next run catches up.
    })
  }, INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}
