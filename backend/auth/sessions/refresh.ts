import type pg from "pg"
import { jsonResponse } from "../../http.ts"
import { cutAddress } from "../addresses.ts"
import { writeAudit } from "../audit.ts"
import { type Call, inTransaction, type Room } from "../context.ts"
import { AuthError, validationFailed } from "../errors.ts"
import { takeTurn, turnsOf } from "../rate-limits.ts"
import { hashOf } from "../secrets.ts"
import { isBanned, type UserRow } from "../users/users.ts"
import { addRefreshToken, SESSION_OF_USER, type SessionRow, tokenAnswer } from "./sessions.ts"

interface Known {
  session_id: string
  revoked: boolean
  is_in_grace: boolean
  idle_seconds: number
  is_over: boolean
}

type Outcome = { found: UserRow & SessionRow; refreshToken: string } | AuthError

const LONGEST_CHAIN = 50

/**
 * POST /token?grant_type=refresh_token: a refresh token is used once. Each one's successor follows from it, so
 * that tabs which refresh at the same moment get the same one; whoever brings an old token later has copied it,
 * and the session ends for everybody.
 */
export async function refresh(call: Call): Promise<Response> {
  const { room, fields, address } = call
  const token = fields.text("refresh_token")
  if (token === "") throw validationFailed("refresh_token required")
  await takeTurn(room, turnsOf("refreshPerAddress", address))
  const outcome = await inTransaction(room, client => rotate(client, call, token))
  if (outcome instanceof AuthError) throw outcome
  return jsonResponse(200, await tokenAnswer(room, outcome.found, outcome.refreshToken))
}

// An error is returned, not thrown, where the end of the session must be kept.
async function rotate(client: pg.ClientBase, call: Call, token: string): Promise<Outcome> {
  const { room } = call
  const known = await lockSession(client, room, token)
  if (!known) return refused("refresh_token_not_found", "Refresh Token Not Found")
  const { rows } = await client.query<UserRow & SessionRow>(`${SESSION_OF_USER} where s.id = $1`, [
    known.session_id,
  ])
  const found = rows[0]!
  const { idle } = room.options.sessionLimits({ id: found.id, app_metadata: found.raw_app_meta_data ?? {} })
  if (known.is_over || known.idle_seconds > idle) {
    await endSession(client, known.session_id)
    return refused("session_expired", "Session Expired")
  }
  if (isBanned(found) || found.deleted_at) return refused("user_banned", "User Banned")
  if (!known.revoked) return { found, refreshToken: await replace(client, call, found, token) }
  if (known.is_in_grace) {
    const current = await newestAfter(client, room, token)
    if (current) return { found, refreshToken: current }
    return refused("refresh_token_already_used", "Already Used")
  }
  await endSession(client, known.session_id)
  await writeAudit(client, call, "token_revoked", found)
  return refused("refresh_token_already_used", "Already Used")
}

// Holding the session's row makes refreshes of one session wait for each other, in all processes.
async function lockSession(client: pg.ClientBase, room: Room, token: string): Promise<Known | undefined> {
  const hash = hashOf(token)
  const { rows } = await client.query<{ id: string }>(
    `select s.id from auth.sessions s
     where s.id = (select t.session_id from auth.refresh_tokens t where t.token = $1) for update`,
    [hash],
  )
  if (!rows[0]) return
  const known = await client.query<Known>(
    `select t.session_id, t.revoked, t.updated_at > clock_timestamp() - make_interval(secs => $2) as is_in_grace,
       extract(epoch from now() - coalesce(s.refreshed_at at time zone 'utc', s.created_at))::float8 as idle_seconds,
       coalesce(s.not_after <= now(), false) as is_over
     from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id where t.token = $1`,
    [hash, room.options.refreshGraceSeconds],
  )
  return known.rows[0]
}

async function replace(client: pg.ClientBase, call: Call, found: UserRow & SessionRow, token: string) {
  const successor = successorOf(call.room, token)
  await client.query(
    "update auth.refresh_tokens set revoked = true, updated_at = clock_timestamp() where token = $1",
    [hashOf(token)],
  )
  await addRefreshToken(client, {
    sessionId: found.session_id,
    userId: found.id,
    token: successor,
    parent: hashOf(token),
  })
  await client.query(
    `update auth.sessions set refreshed_at = now() at time zone 'utc', updated_at = now(),
       user_agent = coalesce(nullif($2, ''), user_agent), ip = coalesce($3, ip) where id = $1`,
    [found.session_id, call.userAgent, cutAddress(call.address)],
  )
  return successor
}

/** The token that is in force after one which was replaced, maybe more than once. */
async function newestAfter(client: pg.ClientBase, room: Room, token: string) {
  let candidate = token
  for (let step = 0; step < LONGEST_CHAIN; step++) {
    candidate = successorOf(room, candidate)
    const { rows } = await client.query<{ revoked: boolean }>(
      "select revoked from auth.refresh_tokens where token = $1",
      [hashOf(candidate)],
    )
    if (!rows[0]) return null
    if (!rows[0].revoked) return candidate
  }
  return null
}

// Only hashes are stored, and only the holder of a token can know which one comes after it.
function successorOf(room: Room, token: string) {
  return room.blind(`refresh ${token}`)
}

async function endSession(client: pg.ClientBase, sessionId: string) {
  await client.query("delete from auth.sessions where id = $1", [sessionId])
}

function refused(code: string, reason: string) {
  return new AuthError(400, code, `Invalid Refresh Token: ${reason}`)
}
