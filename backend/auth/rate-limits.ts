import { setTimeout as sleep } from "node:timers/promises"
import type pg from "pg"
import { callerNetwork, mailboxOf } from "./addresses.ts"
import type { Room } from "./context.ts"
import { AuthError } from "./errors.ts"
import type { LimitName } from "./options.ts"

const FREE_FAILURES = 5
const FAILURE_SECONDS = 15 * 60
const LONGEST_WAIT_SECONDS = FAILURE_SECONDS
const HOLD_MS = { first: 250, longest: 4_000 }
const MOST_HELD = 50
let held = 0

/** One thing that is counted, and of whom. */
export type Turn = [limit: LimitName, whom: string]

/** Counts an attempt, or refuses it with the time to wait. Turns go from the narrowest to the widest. */
export async function takeTurn(room: Room, turns: Turn[]) {
  const wait = await secondsToWait(room, turns)
  if (wait > 0) throw tooMany(wait)
}

/** One mail per minute and five per day to one address, whether or not anybody has an account there. */
export async function takeMailTurn(room: Room, email: string) {
  const wait = await secondsToWait(room, mailTurns(email))
  if (wait === 0) return
  const message = `For security purposes, you can only request this after ${wait} seconds.`
  throw new AuthError(429, "over_email_send_rate_limit", message, {}, { "retry-after": String(wait) })
}

/** The same where a refusal must not show. */
export async function hasMailTurn(room: Room, email: string): Promise<boolean> {
  return (await secondsToWait(room, mailTurns(email))) === 0
}

// Whoever adds +1, +2 … to an address fills the same mailbox.
function mailTurns(email: string): Turn[] {
  return [
    ["mailPerMinute", email],
    ["mailPerDay", email],
    ["mailPerMailbox", mailboxOf(email)],
    ["mailOverall", ""],
  ]
}

/** The turns of a caller's network; calls from inside the site that name no visitor have none. */
export function turnsOf(limit: LimitName, address: string | null): Turn[] {
  return address === null ? [] : [[limit, callerNetwork(address)]]
}

/**
 * After five wrong passwords for an account, the network they came from waits longer each time; from elsewhere
 * the answer only comes later, so that nobody can lock a member out.
 */
export async function slowDownGuessing(room: Room, email: string, address: string | null) {
  const keys = failureKeys(room, email, address)
  const { rows } = await room.admin.query<{ key: string; hits: number; since: number }>(
    `select key, hits, extract(epoch from clock_timestamp() - last_at)::float8 as since
     from backend.rate_limits where key = any($1) and ends_at > clock_timestamp()`,
    [[keys.account, keys.pair]],
  )
  const pair = rows.find(row => row.key === keys.pair)
  const wait = pair ? waitSeconds(pair.hits) - pair.since : 0
  if (wait > 0) throw tooMany(Math.ceil(wait))
  const account = rows.find(row => row.key === keys.account)
  if (account && account.hits >= FREE_FAILURES) await hold(holdMs(account.hits))
}

export async function noteFailure(room: Room, email: string, address: string | null) {
  const { account, pair } = failureKeys(room, email, address)
  await room.admin.query(
    `insert into backend.rate_limits as known (key, hits, last_at, ends_at)
     select key, 1, clock_timestamp(), clock_timestamp() + make_interval(secs => $2)
     from unnest($1::text[]) key order by key
     on conflict (key) do update set
       hits = case when known.ends_at <= excluded.last_at then 1 else known.hits + 1 end,
       last_at = excluded.last_at, ends_at = excluded.ends_at`,
    [pair === null ? [account] : [account, pair], FAILURE_SECONDS],
  )
}

export async function forgetFailures(
  client: pg.ClientBase,
  room: Room,
  email: string,
  address: string | null,
) {
  const { pair } = failureKeys(room, email, address)
  if (pair !== null) await client.query("delete from backend.rate_limits where key = $1", [pair])
}

/** How long one network waits after so many failures: 2 s, 4 s, 8 s … a quarter of an hour. */
export function waitSeconds(failures: number) {
  if (failures < FREE_FAILURES) return 0
  return Math.min(2 ** (failures - FREE_FAILURES + 1), LONGEST_WAIT_SECONDS)
}

/** How long an answer is held back while an account is being guessed at from many places. */
export function holdMs(failures: number) {
  return failures < FREE_FAILURES
    ? 0
    : Math.min(HOLD_MS.first * 2 ** (failures - FREE_FAILURES), HOLD_MS.longest)
}

async function hold(ms: number) {
  if (held >= MOST_HELD) throw tooMany(1)
  held++
  await sleep(ms).finally(() => held--)
}

function failureKeys(room: Room, email: string, address: string | null) {
  const pair = address === null ? null : room.blind(`failures ${email} ${callerNetwork(address)}`)
  return { account: room.blind(`failures ${email}`), pair }
}

async function secondsToWait(room: Room, turns: Turn[]) {
  if (turns.length === 0) return 0
  const limits = turns.map(([name]) => room.options.limits[name])
  const { rows } = await room.admin.query<{ wait: number }>("select backend.take_turn($1, $2, $3) as wait", [
    turns.map(([name, whom]) => room.blind(`${name} ${whom}`)),
    limits.map(({ allowed }) => allowed),
    limits.map(({ seconds }) => seconds),
  ])
  return rows[0]!.wait
}

function tooMany(wait: number) {
  const headers = { "retry-after": String(wait) }
  return new AuthError(429, "over_request_rate_limit", "Request rate limit reached", {}, headers)
}
