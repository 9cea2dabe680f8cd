import type pg from "pg"
import { cutAddress, networkInWords } from "../addresses.ts"
import type { Call } from "../context.ts"
import { newDeviceMail } from "../email/emails.ts"
import { sendMail } from "../email/send-email.ts"
import type { UserRow } from "../users/users.ts"

const TIME = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" })

/** Tells a member by mail when somebody signs in with a browser that never did before. */
export async function noteDevice(client: pg.ClientBase, call: Call, user: UserRow) {
  if (call.userAgent === "") return
  // A browser stays the same one when it is updated.
  const device = call.room.blind(`device ${user.id} ${call.userAgent.replace(/[\d._]+/g, "")}`)
  const { rows } = await client.query<{ isnew: boolean; others: number; words: string }>(
    `with others as (select count(*)::int as n from backend.known_devices where user_id = $1)
     insert into backend.known_devices (user_id, device) values ($1, $2)
     on conflict (user_id, device) do update set seen_at = now()
     returning xmax = 0 as isnew, (select n from others) as others, private.user_agent_label($3) as words`,
    [user.id, device, call.userAgent],
  )
  const [noted] = rows
  if (!noted?.isnew || noted.others === 0 || !user.email) return
  const seen = {
    device: noted.words,
    network: networkInWords(cutAddress(call.address)),
    time: `${TIME.format(new Date())} UTC`,
  }
  await sendMail(client, user.email, "new_device", site => newDeviceMail(site, seen))
}
