import { afterAll, expect, test } from "vitest"
import { authBackend, PASSWORD } from "./testing/auth-backend.ts"

const backend = await authBackend()
afterAll(backend.close)

test("the tables contain no usable secrets, and the log no email addresses", async () => {
  const email = "readable@example.org"
  const { session } = await backend.signedIn(email)
  await backend.client().auth.resetPasswordForEmail(email)
  const secrets = [
    (await backend.lastEmail(email)).link!.searchParams.get("token_hash")!,
    session.refresh_token,
    session.access_token,
    PASSWORD,
  ]
  const tables = ["users", "sessions", "refresh_tokens", "one_time_tokens", "flow_state", "audit_log_entries"]
  for (const table of tables) {
    const rows = await backend.sql(`select to_jsonb(t)::text as row from auth.${table} t`)
    const all = rows.map(({ row }) => row).join("\n")
    for (const secret of secrets) expect([table, all.includes(secret)]).toEqual([table, false])
    if (table === "audit_log_entries") expect(all).not.toContain("@")
  }
})
