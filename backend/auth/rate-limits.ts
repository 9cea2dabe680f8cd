import { setTimeout as sleep } from "node:timers/promises"
import type pg from "pg"
import { networkOf } from "../ip-address.ts"
import type { AuthContext } from "./context.ts"
import { canonicalMailbox } from "./email/email-address.ts"
import { AuthError } from "./errors.ts"
import type { LimitName } from "./options.ts"

const FREE_FAILURES = 5
const FAILURE_SECONDS = 15 * 60
const MAX_WAIT_SECONDS = FAILURE_SECONDS
const DELAY_MS = { initial: 250, max: 4_000 }
const MAX_DELAYED = 50
let delayedCount = 0

/** A rate limit and the subject it is counted for. */
type RateLimitCheck = [limit: LimitName, subject: string]

/** Counts an attempt, or rejects it with the seconds to wait. Checks go from the narrowest to the widest. */
export async function consumeRateLimits(context: AuthContext, checks: RateLimitCheck[]) {
  const wait = await consume(context, checks)
  if (wait > 0) throw rateLimited(wait)
}

/** One email per minute and five per day and address, whether or not it has an account. */
export async function consumeEmailLimits(context: AuthContext, email: string) {
  const wait = await consume(context, emailLimits(email))
  if (wait === 0) return
  const message = `For security purposes, you can only request this after ${wait} seconds.`
  throw new AuthError(429, "over_email_send_rate_limit", message, {}, { "retry-after": String(wait) })
}

/** Same, for requests whose response must not change when the limit is reached. */
export async function tryConsumeEmailLimits(context: AuthContext, email: string): Promise<boolean> {
  return (await consume(context, emailLimits(email))) === 0
}

// Addresses with +1, +2 … share one mailbox.
function emailLimits(email: string): RateLimitCheck[] {
  return [
    ["mailPerMinute", email],
    ["mailPerDay", email],
    ["mailPerMailbox", canonicalMailbox(email)],
    ["mailOverall", ""],
  ]
}

/** Limits for the caller's network; calls from inside the site have none. */
export function addressLimits(limit: LimitName, address: string | null): RateLimitCheck[] {
  return address === null ? [] : [[limit, networkOf(address)]]
}

/** Takes a successful attempt off the count of its network, so that a limit counts only failures. */
export async function refundAddressLimit(
  client: pg.ClientBase,
  context: AuthContext,
  limit: LimitName,
  address: string | null,
) {
  if (address === null) return
  await client.query("update backend.rate_limits set hits = greatest(hits - 1, 0) where key = $1", [
    context.hmac(`${limit} ${networkOf(address)}`),
  ])
}

/**
 * After five wrong passwords for an account, their network has to wait longer each time. Other networks only
 * get slower responses, so that nobody can lock a member out.
 */
export async function throttleGuessing(context: AuthContext, email: string, address: string | null) {
  const keys = failureKeys(context, email, address)
  const { rows } = await context.admin.query<{ key: string; hits: number; since: number }>(
    `select key, hits, extract(epoch from clock_timestamp() - last_at)::float8 as since
     from backend.rate_limits where key = any($1) and ends_at > clock_timestamp()`,
    [[keys.account, keys.pair]],
  )
  const pair = rows.find(row => row.key === keys.pair)
  const wait = pair ? waitSeconds(pair.hits) - pair.since : 0
  if (wait > 0) throw rateLimited(Math.ceil(wait))
  const account = rows.find(row => row.key === keys.account)
  if (account && account.hits >= FREE_FAILURES) await delayResponse(delayMs(account.hits))
}

export async function recordFailure(context: AuthContext, email: string, address: string | null) {
  const { account, pair } = failureKeys(context, email, address)
  await context.admin.query(
    `insert into backend.rate_limits as known (key, hits, last_at, ends_at)
     select key, 1, clock_timestamp(), clock_timestamp() + make_interval(secs => $2)
     from unnest($1::text[]) key order by key
     on conflict (key) do update set
       hits = case when known.ends_at <= excluded.last_at then 1 else known.hits + 1 end,
       last_at = excluded.last_at, ends_at = excluded.ends_at`,
    [pair === null ? [account] : [account, pair], FAILURE_SECONDS],
  )
}

export async function clearFailures(
  client: pg.ClientBase,
  context: AuthContext,
  email: string,
  address: string | null,
) {
  const { pair } = failureKeys(context, email, address)
  if (pair !== null) await client.query("delete from backend.rate_limits where key = $1", [pair])
}

/** Wait of one network after this many failures: 2 s, 4 s, 8 s … up to 15 minutes. */
export function waitSeconds(failures: number) {
  if (failures < FREE_FAILURES) return 0
  return Math.min(2 ** (failures - FREE_FAILURES + 1), MAX_WAIT_SECONDS)
}

/** Delay of responses while an account is being guessed at from many networks. */
export function delayMs(failures: number) {
  return failures < FREE_FAILURES
    ? 0
    : Math.min(DELAY_MS.initial * 2 ** (failures - FREE_FAILURES), DELAY_MS.max)
}

async function delayResponse(ms: number) {
  if (delayedCount >= MAX_DELAYED) throw rateLimited(1)
  delayedCount++
  await sleep(ms).finally(() => delayedCount--)
}

function failureKeys(context: AuthContext, email: string, address: string | null) {
  const pair = address === null ? null : context.hmac(`failures ${email} ${networkOf(address)}`)
  return { account: context.hmac(`failures ${email}`), pair }
}

async function consume(context: AuthContext, checks: RateLimitCheck[]) {
  if (checks.length === 0) return 0
  const limits = checks.map(([name]) => context.options.limits[name])
  const { rows } = await context.admin.query<{ wait: number }>(
    "select backend.take_rate_limit($1, $2, $3) as wait",
    [
      checks.map(([name, subject]) => context.hmac(`${name} ${subject}`)),
      limits.map(({ allowed }) => allowed),
      limits.map(({ seconds }) => seconds),
    ],
  )
  return rows[0]!.wait
}

function rateLimited(wait: number) {
  const headers = { "retry-after": String(wait) }
  return new AuthError(429, "over_request_rate_limit", "Request rate limit reached", {}, headers)
}
