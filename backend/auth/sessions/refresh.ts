import type pg from "pg"
import { jsonResponse } from "../../http.ts"
import { truncateIp } from "../../ip-address.ts"
import { writeAudit } from "../audit.ts"
import { type AuthContext, type Call, inTransaction } from "../context.ts"
import { AuthError, validationFailed } from "../errors.ts"
import { addressLimits, consumeRateLimits, refundAddressLimit } from "../rate-limits.ts"
import { hashSecret } from "../secrets.ts"
import { isBanned, type UserRow } from "../users/users.ts"
import type { SessionRow } from "./session-row.ts"
import { addRefreshToken, SESSION_OF_USER, tokenResponse } from "./sessions.ts"

interface StoredToken {
  session_id: string
  revoked: boolean
  is_in_grace: boolean
  idle_seconds: number
  is_over: boolean
}

type Outcome = { found: UserRow & SessionRow; refreshToken: string } | AuthError

const MAX_CHAIN_LENGTH = 50

/**
 * POST /token?grant_type=refresh_token: a refresh token works once. Its successor is derived from it, so tabs
 * that refresh at the same moment get the same one; an old token used later counts as stolen and ends the
 * session.
 */
export async function refresh(call: Call): Promise<Response> {
  const { context, fields, address } = call
  const token = fields.text("refresh_token")
  if (token === "") throw validationFailed("refresh_token required")
  await consumeRateLimits(context, addressLimits("refreshPerAddress", address))
  const outcome = await inTransaction(context, async client => {
    const rotated = await rotate(client, call, token)
    if (!(rotated instanceof AuthError))
      await refundAddressLimit(client, context, "refreshPerAddress", address)
    return rotated
  })
  if (outcome instanceof AuthError) throw outcome
  return jsonResponse(200, await tokenResponse(context, outcome.found, outcome.refreshToken))
}

// Errors are returned instead of thrown where the end of the session must be committed.
async function rotate(client: pg.ClientBase, call: Call, token: string): Promise<Outcome> {
  const { context } = call
  const stored = await lockSession(client, context, token)
  if (!stored) return invalidToken("refresh_token_not_found", "Refresh Token Not Found")
  const { rows } = await client.query<UserRow & SessionRow>(`${SESSION_OF_USER} where s.id = $1`, [
    stored.session_id,
  ])
  const found = rows[0]!
  const { idle } = context.options.sessionLimits({
    id: found.id,
    app_metadata: found.raw_app_meta_data ?? {},
  })
  if (stored.is_over || stored.idle_seconds > idle) {
    await endSession(client, stored.session_id)
    return invalidToken("session_expired", "Session Expired")
  }
  if (isBanned(found) || found.deleted_at) return invalidToken("user_banned", "User Banned")
  if (!stored.revoked) return { found, refreshToken: await rotateToken(client, call, found, token) }
  if (stored.is_in_grace) {
    const current = await latestSuccessor(client, context, token)
    if (current) return { found, refreshToken: current }
    return invalidToken("refresh_token_already_used", "Already Used")
  }
  await endSession(client, stored.session_id)
  await writeAudit(client, call, "token_revoked", found)
  return invalidToken("refresh_token_already_used", "Already Used")
}

// Locks the session's row, so that refreshes of one session run one after the other in all processes.
async function lockSession(
  client: pg.ClientBase,
  context: AuthContext,
  token: string,
): Promise<StoredToken | undefined> {
  const hash = hashSecret(token)
  const { rows } = await client.query<{ id: string }>(
    `select s.id from auth.sessions s
     where s.id = (select t.session_id from auth.refresh_tokens t where t.token = $1) for update`,
    [hash],
  )
  if (!rows[0]) return
  const stored = await client.query<StoredToken>(
    `select t.session_id, t.revoked, t.updated_at > clock_timestamp() - make_interval(secs => $2) as is_in_grace,
       extract(epoch from now() - coalesce(s.refreshed_at at time zone 'utc', s.created_at))::float8 as idle_seconds,
       coalesce(s.not_after <= now(), false) as is_over
     from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id where t.token = $1`,
    [hash, context.options.refreshGraceSeconds],
  )
  return stored.rows[0]
}

async function rotateToken(client: pg.ClientBase, call: Call, found: UserRow & SessionRow, token: string) {
  const successor = nextToken(call.context, token)
  await client.query(
    "update auth.refresh_tokens set revoked = true, updated_at = clock_timestamp() where token = $1",
    [hashSecret(token)],
  )
  await addRefreshToken(client, {
    sessionId: found.session_id,
    userId: found.id,
    token: successor,
    parent: hashSecret(token),
  })
  await client.query(
    `update auth.sessions set refreshed_at = now() at time zone 'utc', updated_at = now(),
       user_agent = coalesce(nullif($2, ''), user_agent), ip = coalesce($3, ip) where id = $1`,
    [found.session_id, call.userAgent, truncateIp(call.address)],
  )
  return successor
}

/** The newest valid token after one that was replaced, possibly more than once. */
async function latestSuccessor(client: pg.ClientBase, context: AuthContext, token: string) {
  let candidate = token
  for (let step = 0; step < MAX_CHAIN_LENGTH; step++) {
    candidate = nextToken(context, candidate)
    const { rows } = await client.query<{ revoked: boolean }>(
      "select revoked from auth.refresh_tokens where token = $1",
      [hashSecret(candidate)],
    )
    if (!rows[0]) return null
    if (!rows[0].revoked) return candidate
  }
  return null
}

// Only hashes are stored, so only the holder of a token can derive its successor.
function nextToken(context: AuthContext, token: string) {
  return context.hmac(`refresh ${token}`)
}

async function endSession(client: pg.ClientBase, sessionId: string) {
  await client.query("delete from auth.sessions where id = $1", [sessionId])
}

function invalidToken(code: string, reason: string) {
  return new AuthError(400, code, `Invalid Refresh Token: ${reason}`)
}
