import { randomUUID } from "node:crypto"
import { truncateIp } from "../ip-address.ts"
import type { Call } from "./context.ts"
import type { Queryable, UserRow } from "./users/users.ts"

type AuditAction =
  | "login"
  | "logout"
  | "token_revoked"
  | "user_signedup"
  | "user_invited"
  | "user_recovery_requested"
  | "user_reauthenticate_requested"
  | "user_updated_password"
  | "user_modified"
  | "user_deleted"
  | "factor_in_progress"
  | "verification_attempted"
  | "factor_unenrolled"

/** Security log of account actions. Entries outlive the account, so they contain no personal data. */
export async function writeAudit(db: Queryable, call: Call, action: AuditAction, user: Pick<UserRow, "id">) {
  const payload = { action, actor_id: user.id, log_type: logType(action) }
  await db.query(
    `insert into auth.audit_log_entries (instance_id, id, payload, created_at, ip_address)
     values ('00000000-0000-0000-0000-000000000000', $1, $2, now(), $3)`,
    [randomUUID(), JSON.stringify(payload), truncateIp(call.address) ?? ""],
  )
}

function logType(action: AuditAction) {
  if (action === "login" || action === "logout") return "account"
  if (action === "token_revoked") return "token"
  if (action.includes("factor") || action.includes("verification")) return "factor"
  return action === "user_signedup" || action === "user_invited" ? "team" : "user"
}
