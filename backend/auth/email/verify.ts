import type pg from "pg"
import { jsonResponse } from "../../http.ts"
import { type Call, inTransaction } from "../context.ts"
import { AuthError, validationFailed } from "../errors.ts"
import { addressLimits, consumeRateLimits, refundAddressLimit } from "../rate-limits.ts"
import { hashSecret, newSecret } from "../secrets.ts"
import { sessionResponse, startSession } from "../sessions/sessions.ts"
import { rejectBanned } from "../sessions/sign-in.ts"
import { confirmEmailChange } from "../users/email-change.ts"
import { confirmEmail, forgetSignUp, type UserRow, userById } from "../users/users.ts"
import { isEmail } from "./email-address.ts"
import { allowedRedirect, parseLinkToken } from "./links.ts"
import { consumeToken, type FoundToken, findToken, type TokenType, tryCode } from "./one-time-tokens.ts"

const TYPES = new Map<string, TokenType[]>([
  ["signup", ["confirmation_token"]],
  ["invite", ["confirmation_token"]],
  ["magiclink", ["recovery_token"]],
  ["recovery", ["recovery_token"]],
  ["email", ["confirmation_token", "recovery_token"]],
  ["email_change", ["email_change_token_new", "email_change_token_current"]],
])

const ONE_OF_TWO_CONFIRMED =
  "Confirmation link accepted. Please proceed to confirm link sent to the other email"

/** POST /verify */
export async function verify(call: Call): Promise<Response> {
  const found = await findSubmittedToken(call)
  const result = await inTransaction(call.context, async client => {
    const user = await redeem(client, call, found)
    return user && sessionResponse(call.context, client, await startSession(client, call, user, "otp"))
  })
  return jsonResponse(200, result ?? { msg: ONE_OF_TWO_CONFIRMED, code: "200" })
}

/** GET /verify: GoTrue's own link. Redirects to the site with the outcome in the URL. */
export async function verifyLink(call: Call): Promise<Response> {
  const { context, query } = call
  const { isPkce, token } = parseLinkToken(query.get("token") ?? "")
  const type = query.get("type") ?? ""
  const target = new URL(allowedRedirect(context, query.get("redirect_to")))
  await consumeRateLimits(context, addressLimits("verifyPerAddress", call.address))
  try {
    if (token === "") throw validationFailed("Verify requires a token")
    const found = await findToken(context.admin, token, tokenTypes(type))
    if (!found) throw linkExpired()
    return await (isPkce ? finishPkce(call, found, target) : finishImplicit(call, found, target, type))
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    return seeOther(withError(target, error, isPkce))
  }
}

async function finishPkce(call: Call, found: FoundToken, target: URL) {
  const code = newSecret()
  const isDone = await inTransaction(call.context, async client => {
    const user = await redeem(client, call, found)
    if (!user) return false
    const { rowCount } = await client.query(
      `update auth.flow_state set auth_code = $2, auth_code_issued_at = now(), updated_at = now(), user_id = $3
       where id = $1`,
      [found.flow_state_id, hashSecret(code), user.id],
    )
    if (rowCount === 0) throw linkExpired()
    return true
  })
  if (isDone) target.searchParams.set("code", code)
  else target.searchParams.set("message", ONE_OF_TWO_CONFIRMED)
  if (!isDone) target.hash = new URLSearchParams({ message: ONE_OF_TWO_CONFIRMED }).toString()
  return seeOther(target)
}

async function finishImplicit(call: Call, found: FoundToken, target: URL, type: string) {
  const result = await inTransaction(call.context, async client => {
    const user = await redeem(client, call, found)
    return user && sessionResponse(call.context, client, await startSession(client, call, user, "otp"))
  })
  const { access_token, refresh_token, expires_in, expires_at } = result ?? {}
  target.hash = new URLSearchParams(
    result
      ? {
          access_token: access_token!,
          expires_at: String(expires_at),
          expires_in: String(expires_in),
          refresh_token: refresh_token!,
          token_type: "bearer",
          type,
        }
      : { message: ONE_OF_TWO_CONFIRMED },
  ).toString()
  return seeOther(target)
}

async function findSubmittedToken(call: Call): Promise<FoundToken> {
  const { context, fields, address } = call
  const types = tokenTypes(fields.text("type"))
  await consumeRateLimits(context, addressLimits("verifyPerAddress", address))
  if (fields.has("token_hash")) {
    if (fields.has("email") || fields.has("phone")) {
      throw validationFailed("Only the token_hash and type should be provided")
    }
    const found = await findToken(context.admin, parseLinkToken(fields.text("token_hash")).token, types)
    if (!found) throw linkExpired()
    return found
  }
  if (fields.text("token") === "") throw validationFailed("Verify requires a token or a token hash")
  if (!fields.has("email"))
    throw validationFailed("Only an email address or phone number should be provided on verify")
  const email = fields.text("email").toLowerCase()
  if (!isEmail(email)) throw new AuthError(422, "validation_failed", "Invalid email format")
  await consumeRateLimits(context, [["verifyPerMailbox", email]])
  const found = await tryCode(context, email, fields.text("token"), types)
  if (!found) throw new AuthError(403, "otp_expired", "Token has expired or is invalid")
  return found
}

/** Consumes the token and applies it. Null while an email change waits for the other mailbox. */
async function redeem(client: pg.ClientBase, call: Call, found: FoundToken): Promise<UserRow | null> {
  await client.query("select from auth.users where id = $1 for update", [found.user_id])
  const user = await userById(client, found.user_id)
  if (!user || !(await consumeToken(client, found))) throw linkExpired()
  await refundAddressLimit(client, call.context, "verifyPerAddress", call.address)
  rejectBanned(user, 403)
  if (found.purpose === "email_change") {
    return (await confirmEmailChange(client, call, user)) ? user : null
  }
  if (!user.email_confirmed_at) {
    if (found.token_type === "recovery_token") await forgetSignUp(client, user)
    await confirmEmail(client, user.id)
  }
  return user
}

function tokenTypes(type: string) {
  const types = TYPES.get(type)
  if (!types)
    throw validationFailed(
      type === "" ? "Verify requires a verification type" : "Invalid email verification type",
    )
  return types
}

function linkExpired() {
  return new AuthError(403, "otp_expired", "Email link is invalid or has expired")
}

function withError(target: URL, error: AuthError, isPkce: boolean) {
  const values = new URLSearchParams({
    error: error.status < 500 && error.status !== 400 ? "access_denied" : "invalid_request",
    error_code: error.code,
    error_description: error.message,
  })
  target.search = isPkce ? values.toString() : ""
  target.hash = values.toString()
  return target
}

function seeOther(target: URL) {
  return new Response(null, { status: 303, headers: { location: target.href } })
}
