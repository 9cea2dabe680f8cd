import { jsonResponse } from "../../http.ts"
import { normalEmail } from "../addresses.ts"
import { writeAudit } from "../audit.ts"
import { inTransaction, type MemberCall } from "../context.ts"
import { passwordChangedMail, reauthenticationMail } from "../email/emails.ts"
import { checkChallengeOf } from "../email/links.ts"
import { consumeToken, issueToken, tryCode } from "../email/one-time-tokens.ts"
import { sendMail } from "../email/send-email.ts"
import { AuthError } from "../errors.ts"
import { hashPassword, isPassword } from "../passwords/password-hash.ts"
import { checkPassword } from "../passwords/password-rules.ts"
import { noteFailure, slowDownGuessing, takeMailTurn } from "../rate-limits.ts"
import { ownWords } from "../sessions/sign-up.ts"
import { sendEmailChange } from "./email-change.ts"
import { publicUser } from "./public-user.ts"
import { hasVerifiedFactor, mergeMetadata, userById } from "./users.ts"

/** GET /user */
export async function showUser({ user }: MemberCall): Promise<Response> {
  return jsonResponse(200, publicUser(user))
}

/** PUT /user */
export async function updateUser(call: MemberCall): Promise<Response> {
  const { room, fields, user } = call
  const wanted = fields.text("email")
  const newEmail = wanted !== "" && wanted.toLowerCase() !== user.email ? normalEmail(wanted) : null
  if (fields.has("phone") && fields.text("phone") !== "") {
    throw new AuthError(400, "phone_provider_disabled", "Unsupported phone provider")
  }
  if (fields.has("app_metadata")) {
    throw new AuthError(403, "not_admin", "Updating app_metadata requires admin privileges")
  }
  checkChallengeOf(call)
  if (hasVerifiedFactor(user) && call.session.aal !== "aal2" && (newEmail || fields.has("password"))) {
    const message = "AAL2 session is required to update email or password when MFA is enabled."
    throw new AuthError(401, "insufficient_aal", message)
  }
  const passwordHash = fields.has("password") ? await newPasswordHash(call) : null
  if (newEmail) {
    // Both mailboxes are asked, so both have their limits.
    if (user.email) await takeMailTurn(room, user.email)
    await takeMailTurn(room, newEmail)
  }
  const updated = await inTransaction(room, async client => {
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

async function newPasswordHash(call: MemberCall) {
  const { room, fields, user } = call
  const password = fields.text("password")
  checkPassword(password, room.options, await ownWords(room, user.email ?? ""))
  await checkItIsStillThem(call)
  const { passwordCost } = room.options
  if (
    user.encrypted_password &&
    (await isPassword(room.admin, password, user.encrypted_password, passwordCost))
  ) {
    throw new AuthError(422, "same_password", "New password should be different from the old password.")
  }
  return hashPassword(password, passwordCost)
}

// A session that was left open for long does not prove who sits in front of it.
async function checkItIsStillThem(call: MemberCall) {
  const { room, fields, user, session } = call
  if (fields.has("current_password")) return checkCurrentPassword(call)
  const age = Date.now() - session.session_created_at.getTime()
  if (age < room.options.reauthenticateAfterSeconds * 1000) return
  const nonce = fields.text("nonce")
  if (nonce === "") {
    throw new AuthError(400, "reauthentication_needed", "Password update requires reauthentication")
  }
  const found = await tryCode(room, user.email ?? "", nonce, ["reauthentication_token"])
  const isConsumed = found ? await inTransaction(room, client => consumeToken(client, found)) : false
  if (!isConsumed) throw new AuthError(422, "reauthentication_not_valid", "Nonce has expired or is invalid")
}

async function checkCurrentPassword({ room, fields, user, address }: MemberCall) {
  const email = user.email ?? ""
  await slowDownGuessing(room, email, address)
  const given = fields.text("current_password")
  if (await isPassword(room.admin, given, user.encrypted_password, room.options.passwordCost)) return
  await noteFailure(room, email, address)
  throw new AuthError(400, "invalid_credentials", "The current password is not right")
}

/** Whoever knew the old password, or holds a session made with it, is out. */
async function changePassword(call: MemberCall, hash: string, client: Parameters<typeof sendMail>[0]) {
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
  if (user.email) await sendMail(client, user.email, "password_changed", passwordChangedMail)
}

/** GET /reauthenticate */
export async function reauthenticate(call: MemberCall): Promise<Response> {
  const { room, user } = call
  if (!user.email || !user.email_confirmed_at) {
    throw new AuthError(422, "email_not_confirmed", "Please verify your email first.")
  }
  const mailbox = user.email
  await takeMailTurn(room, mailbox)
  await inTransaction(room, async client => {
    const { code } = await issueToken(client, room, {
      userId: user.id,
      type: "reauthentication_token",
      purpose: "reauthentication",
      mailbox,
    })
    await client.query("update auth.users set reauthentication_sent_at = now() where id = $1", [user.id])
    await sendMail(client, mailbox, "reauthentication", site => reauthenticationMail(site, code))
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
  const { room, user, session, query } = call
  const scope = query.get("scope") ?? "global"
  if (!(scope === "global" || scope === "local" || scope === "others")) {
    throw new AuthError(400, "validation_failed", `Unsupported logout scope "${scope.slice(0, 20)}"`)
  }
  await inTransaction(room, async client => {
    await client.query(
      `delete from auth.sessions where ${SCOPES[scope]}`,
      scope === "global" ? [user.id] : [user.id, session.session_id],
    )
    await writeAudit(client, call, "logout", user)
  })
  return new Response(null, { status: 204 })
}
