import type pg from "pg"
import { jsonResponse } from "../../http.ts"
import { normalEmail } from "../addresses.ts"
import { type Call, inTransaction } from "../context.ts"
import { AuthError, validationFailed } from "../errors.ts"
import { takeTurn, turnsOf } from "../rate-limits.ts"
import { hashOf, newSecret } from "../secrets.ts"
import { sessionAnswer, startSession } from "../sessions/sessions.ts"
import { refuseBanned } from "../sessions/sign-in.ts"
import { confirmEmailChange } from "../users/email-change.ts"
import { confirmEmail, forgetPassword, type UserRow, userById } from "../users/users.ts"
import { redirectTarget, unwrapToken } from "./links.ts"
import { consumeToken, type FoundToken, findToken, type TokenType, tryCode } from "./one-time-tokens.ts"

const TYPES = new Map<string, TokenType[]>([
  ["signup", ["confirmation_token"]],
  ["invite", ["confirmation_token"]],
  ["magiclink", ["recovery_token"]],
  ["recovery", ["recovery_token"]],
  ["email", ["confirmation_token", "recovery_token"]],
  ["email_change", ["email_change_token_new", "email_change_token_current"]],
])

const HALF_DONE = "Confirmation link accepted. Please proceed to confirm link sent to the other email"

/** POST /verify */
export async function verify(call: Call): Promise<Response> {
  const found = await findShown(call)
  const answer = await inTransaction(call.room, async client => {
    const user = await redeem(client, call, found)
    return user && sessionAnswer(call.room, client, await startSession(client, call, user, "otp"))
  })
  return jsonResponse(200, answer ?? { msg: HALF_DONE, code: "200" })
}

/** GET /verify: the link as hosted mails it, which leads back to the site with the outcome in the address. */
export async function verifyLink(call: Call): Promise<Response> {
  const { room, query } = call
  const { isBound, token } = unwrapToken(query.get("token") ?? "")
  const type = query.get("type") ?? ""
  const target = new URL(redirectTarget(room, query.get("redirect_to")))
  await takeTurn(room, turnsOf("verifyPerAddress", call.address))
  try {
    if (token === "") throw validationFailed("Verify requires a token")
    const found = await findToken(room.admin, token, typesOf(type))
    if (!found) throw linkIsOver()
    return await (isBound ? finishBound(call, found, target) : finishOpen(call, found, target, type))
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    return seeOther(withError(target, error, isBound))
  }
}

async function finishBound(call: Call, found: FoundToken, target: URL) {
  const code = newSecret()
  const isDone = await inTransaction(call.room, async client => {
    const user = await redeem(client, call, found)
    if (!user) return false
    const { rowCount } = await client.query(
      `update auth.flow_state set auth_code = $2, auth_code_issued_at = now(), updated_at = now(), user_id = $3
       where id = $1`,
      [found.flow_state_id, hashOf(code), user.id],
    )
    if (rowCount === 0) throw linkIsOver()
    return true
  })
  if (isDone) target.searchParams.set("code", code)
  else target.searchParams.set("message", HALF_DONE)
  if (!isDone) target.hash = new URLSearchParams({ message: HALF_DONE }).toString()
  return seeOther(target)
}

async function finishOpen(call: Call, found: FoundToken, target: URL, type: string) {
  const answer = await inTransaction(call.room, async client => {
    const user = await redeem(client, call, found)
    return user && sessionAnswer(call.room, client, await startSession(client, call, user, "otp"))
  })
  const { access_token, refresh_token, expires_in, expires_at } = answer ?? {}
  target.hash = new URLSearchParams(
    answer
      ? {
          access_token: access_token!,
          expires_at: String(expires_at),
          expires_in: String(expires_in),
          refresh_token: refresh_token!,
          token_type: "bearer",
          type,
        }
      : { message: HALF_DONE },
  ).toString()
  return seeOther(target)
}

async function findShown(call: Call): Promise<FoundToken> {
  const { room, fields, address } = call
  const types = typesOf(fields.text("type"))
  await takeTurn(room, turnsOf("verifyPerAddress", address))
  if (fields.has("token_hash")) {
    if (fields.has("email") || fields.has("phone")) {
      throw validationFailed("Only the token_hash and type should be provided")
    }
    const found = await findToken(room.admin, unwrapToken(fields.text("token_hash")).token, types)
    if (!found) throw linkIsOver()
    return found
  }
  if (fields.text("token") === "") throw validationFailed("Verify requires a token or a token hash")
  if (!fields.has("email"))
    throw validationFailed("Only an email address or phone number should be provided on verify")
  const email = normalEmail(fields.text("email"))
  await takeTurn(room, [["verifyPerMailbox", email]])
  const found = await tryCode(room, email, fields.text("token"), types)
  if (!found) throw new AuthError(403, "otp_expired", "Token has expired or is invalid")
  return found
}

/** Uses the token up and does what it is for; nothing when a change of address waits for the other mailbox. */
async function redeem(client: pg.ClientBase, call: Call, found: FoundToken): Promise<UserRow | null> {
  await client.query("select from auth.users where id = $1 for update", [found.user_id])
  const user = await userById(client, found.user_id)
  if (!user || !(await consumeToken(client, found))) throw linkIsOver()
  refuseBanned(user)
  if (found.purpose === "email_change") {
    return (await confirmEmailChange(client, call, user)) ? user : null
  }
  if (!user.email_confirmed_at) {
    await confirmEmail(client, user.id)
    if (found.token_type === "recovery_token") await forgetPassword(client, user.id)
  }
  return user
}

function typesOf(type: string) {
  const types = TYPES.get(type)
  if (!types)
    throw validationFailed(
      type === "" ? "Verify requires a verification type" : "Invalid email verification type",
    )
  return types
}

function linkIsOver() {
  return new AuthError(403, "otp_expired", "Email link is invalid or has expired")
}

function withError(target: URL, error: AuthError, isBound: boolean) {
  const values = new URLSearchParams({
    error: error.status < 500 && error.status !== 400 ? "access_denied" : "invalid_request",
    error_code: error.code,
    error_description: error.message,
  })
  target.search = isBound ? values.toString() : ""
  target.hash = values.toString()
  return target
}

function seeOther(target: URL) {
  return new Response(null, { status: 303, headers: { location: target.href } })
}
