import type pg from "pg"
import { formatNetwork, truncateIp } from "../../ip-address.ts"
import { queueEmail } from "../../mail/queue-email.ts"
import type { Call } from "../context.ts"
import type { UserRow } from "../users/users.ts"

/** Emails a member about a sign-in with a browser that is new to the account. */
export async function recordDevice(client: pg.ClientBase, call: Call, user: UserRow) {
  if (call.userAgent === "") return
  // Version numbers are removed, so that an update does not make a browser new.
  const device = call.context.hmac(`device ${user.id} ${call.userAgent.replace(/[\d._]+/g, "")}`)
  const { rows } = await client.query<{ isnew: boolean; others: number; words: string }>(
    `with others as (select count(*)::int as n from backend.known_devices where user_id = $1)
     insert into backend.known_devices (user_id, device) values ($1, $2)
     on conflict (user_id, device) do update set seen_at = now()
     returning xmax = 0 as isnew, (select n from others) as others, private.user_agent_label($3) as words`,
    [user.id, device, call.userAgent],
  )
  const [row] = rows
  if (!row?.isnew || row.others === 0 || !user.email) return
  const details = {
    device: row.words,
    network: formatNetwork(truncateIp(call.address)),
    time: new Date().toISOString(),
  }
  await queueEmail(client, user.email, "new-device", details)
}
