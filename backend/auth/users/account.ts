import { jsonResponse } from "../../http.ts"
import { queueEmail } from "../../mail/queue-email.ts"
import { writeAudit } from "../audit.ts"
import { inTransaction, type MemberCall } from "../context.ts"
import { normalizeEmail } from "../email/email-address.ts"
import { checkCodeChallenge } from "../email/links.ts"
import { consumeToken, issueToken, tryCode } from "../email/one-time-tokens.ts"
import { AuthError } from "../errors.ts"
import { hashPassword, verifyPassword } from "../passwords/password-hash.ts"
import { checkPassword } from "../passwords/password-rules.ts"
import { consumeEmailLimits, recordFailure, throttleGuessing } from "../rate-limits.ts"
import { hasEmailProof } from "../sessions/sessions.ts"
import { personalWords } from "../sessions/sign-up.ts"
import { sendEmailChange } from "./email-change.ts"
import { publicUser } from "./public-user.ts"
import { hasVerifiedFactor, mergeMetadata, userById } from "./users.ts"

/** GET /user */
export async function getUser({ user }: MemberCall): Promise<Response> {
  return jsonResponse(200, publicUser(user))
}

/** PUT /user */
export async function updateUser(call: MemberCall): Promise<Response> {
  const { context, fields, user } = call
  const requestedEmail = fields.text("email")
  const newEmail =
    requestedEmail !== "" && requestedEmail.toLowerCase() !== user.email
      ? normalizeEmail(requestedEmail)
      : null
  if (fields.has("phone") && fields.text("phone") !== "") {
    throw new AuthError(400, "phone_provider_disabled", "Unsupported phone provider")
  }
  if (fields.has("app_metadata")) {
    throw new AuthError(403, "not_admin", "Updating app_metadata requires admin privileges")
  }
  checkCodeChallenge(call)
  requireSecondFactor(call)
  const passwordHash = fields.has("password") ? await newPasswordHash(call) : null
  if (newEmail) {
    // Both mailboxes receive an email, so both limits apply.
    if (user.email) await consumeEmailLimits(context, user.email)
    await consumeEmailLimits(context, newEmail)
  }
  const updated = await inTransaction(context, async client => {
    if (passwordHash) await changePassword(call, passwordHash, client)
    if (fields.has("data")) {
      await mergeMetadata(client, user.id, "raw_user_meta_data", fields.object("data"))
    }
    if (newEmail) await sendEmailChange(client, call, user, newEmail)
    await writeAudit(client, call, "user_modified", user)
    return userById(client, user.id)
  })
  return jsonResponse(200, publicUser(updated!))
}

// Until the second factor is entered, a session can only enter it or end itself.
function requireSecondFactor({ user, session }: MemberCall, status = 401) {
  if (!hasVerifiedFactor(user) || session.aal === "aal2") return
  const message = "AAL2 session is required to update email or password when MFA is enabled."
  throw new AuthError(status, "insufficient_aal", message)
}

async function newPasswordHash(call: MemberCall) {
  const { context, fields, user } = call
  const password = fields.text("password")
  checkPassword(password, context.options, await personalWords(context, user.email ?? ""))
  await requireReauthentication(call)
  const { passwordCost } = context.options
  if (
    user.encrypted_password &&
    (await verifyPassword(context.admin, password, user.encrypted_password, passwordCost))
  ) {
    throw new AuthError(422, "same_password", "New password should be different from the old password.")
  }
  return hashPassword(password, passwordCost)
}

// A session alone does not prove who is using it: the current password or the mailbox does.
async function requireReauthentication(call: MemberCall) {
  const { context, fields, user, session } = call
  if (fields.has("current_password")) return checkCurrentPassword(call)
  if (fields.text("nonce") !== "") return checkNonce(call)
  if (hasEmailProof(context, session)) return
  if (user.encrypted_password) {
    const message = "Current password required when setting new password."
    throw new AuthError(400, "current_password_required", message)
  }
  throw new AuthError(400, "reauthentication_needed", "Password update requires reauthentication")
}

async function checkNonce({ context, fields, user }: MemberCall) {
  const found = await tryCode(context, user.email ?? "", fields.text("nonce"), ["reauthentication_token"])
  const isConsumed = found ? await inTransaction(context, client => consumeToken(client, found)) : false
  if (!isConsumed) throw new AuthError(422, "reauthentication_not_valid", "Nonce has expired or is invalid")
}

async function checkCurrentPassword({ context, fields, user, address }: MemberCall) {
  const email = user.email ?? ""
  await throttleGuessing(context, email, address)
  const password = fields.text("current_password")
  if (await verifyPassword(context.admin, password, user.encrypted_password, context.options.passwordCost))
    return
  await recordFailure(context, email, address)
  throw new AuthError(400, "current_password_invalid", "Current password is incorrect.")
}

/** Ends all other sessions and invalidates pending recovery links. */
async function changePassword(call: MemberCall, hash: string, client: Parameters<typeof queueEmail>[0]) {
  const { user, session } = call
  await client.query("update auth.users set encrypted_password = $2, updated_at = now() where id = $1", [
    user.id,
    hash,
  ])
  await client.query("delete from auth.sessions where user_id = $1 and id <> $2", [
    user.id,
    session.session_id,
  ])
  await client.query(
    "delete from auth.one_time_tokens where user_id = $1 and token_type = 'recovery_token'",
    [user.id],
  )
  await writeAudit(client, call, "user_updated_password", user)
  if (user.email) await queueEmail(client, user.email, "password-changed", {})
}

/** GET /reauthenticate */
export async function reauthenticate(call: MemberCall): Promise<Response> {
  const { context, user } = call
  requireSecondFactor(call)
  if (!user.email || !user.email_confirmed_at) {
    throw new AuthError(422, "email_not_confirmed", "Please verify your email first.")
  }
  const mailbox = user.email
  await consumeEmailLimits(context, mailbox)
  await inTransaction(context, async client => {
    const { code } = await issueToken(client, context, {
      userId: user.id,
      type: "reauthentication_token",
      purpose: "reauthentication",
      mailbox,
    })
    await client.query("update auth.users set reauthentication_sent_at = now() where id = $1", [user.id])
    await queueEmail(client, mailbox, "reauthentication", { code })
    await writeAudit(client, call, "user_reauthenticate_requested", user)
  })
  return jsonResponse(200, {})
}

const SCOPES = {
  global: "user_id = $1",
  local: "user_id = $1 and id = $2",
  others: "user_id = $1 and id <> $2",
}

/** POST /logout */
export async function signOut(call: MemberCall): Promise<Response> {
  const { context, user, session, query } = call
  const scope = query.get("scope") ?? "global"
  if (!(scope === "global" || scope === "local" || scope === "others")) {
    throw new AuthError(400, "validation_failed", `Unsupported logout scope "${scope.slice(0, 20)}"`)
  }
  // supabase-js takes 401 and 403 for a session that has ended already.
  if (scope !== "local") requireSecondFactor(call, 422)
  await inTransaction(context, async client => {
    await client.query(
      `delete from auth.sessions where ${SCOPES[scope]}`,
      scope === "global" ? [user.id] : [user.id, session.session_id],
    )
    await writeAudit(client, call, "logout", user)
  })
  return new Response(null, { status: 204 })
}
