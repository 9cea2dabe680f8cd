import { createHmac } from "node:crypto"
import type pg from "pg"
import { networkOf } from "../ip-address.ts"
import type { Keys } from "../keys.ts"
import type { Caller } from "../postgres/database.ts"
import type { NetworkLimit, Routine } from "./catalog/catalog.ts"
import { restError } from "./errors.ts"
import type { UnlinkableLimits } from "./unlinkable-limits.ts"

interface LimitedCall {
  caller: Caller
  request: Request
  limits: LimitStore
}

/** Counts a visitor's call against the limit of their network; members have limits of their own in SQL. */
export async function consumeNetworkLimit({ caller, request, limits }: LimitedCall, routine: Routine) {
  const address = request.headers.get("x-client-address")
  const { name, networkLimit } = routine
  if (networkLimit === null || caller.role !== "anon" || address === null) return
  const wait = networkLimit.isInMemory
    ? limits.unlinkable.take(name, networkOf(address), networkLimit.allowed)
    : await storedWait(limits, `rpc ${name} ${networkOf(address)}`, networkLimit)
  if (wait === 0) return
  const headers = { "retry-after": String(wait) }
  throw restError(429, "over_request_rate_limit", "Request rate limit reached", { headers })
}

async function storedWait(limits: LimitStore, counted: string, { allowed, seconds }: NetworkLimit) {
  const { rows } = await limits.admin.query<{ wait: number }>(
    "select backend.take_rate_limit($1, $2, $3) as wait",
    [[hmac(limits.keys, counted)], [allowed], [seconds]],
  )
  return rows[0]!.wait
}

/** Lets functions count what visitors of one network do, such as failed tests. */
export function networkSettings({ caller, request, limits }: LimitedCall, { networkLimit }: Routine) {
  const address = request.headers.get("x-client-address")
  if (networkLimit?.isInMemory) return undefined
  if (caller.role !== "anon" || address === null) return undefined
  return { "request.network": hmac(limits.keys, `network ${networkOf(address)}`) }
}

export interface LimitStore {
  admin: pg.Pool
  keys: Keys
  unlinkable: UnlinkableLimits
}

// As in the auth service, keys do not show whose network was counted.
function hmac({ secretKey }: Keys, text: string) {
  return createHmac("sha256", `rest ${secretKey}`).update(text).digest("base64url")
}
