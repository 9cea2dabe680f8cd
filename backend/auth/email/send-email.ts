import type pg from "pg"
import { queueLetter } from "../../mail/queue-email.ts"
import type { MailText, Site } from "./emails.ts"

/** Queues a mail in the organisation's name, in the caller's transaction. */
export async function sendMail(
  client: pg.ClientBase,
  to: string,
  kind: string,
  compose: (site: Site) => MailText,
) {
  const { rows } = await client.query<Site>("select name from public.site_settings limit 1")
  await queueLetter(client, { to, kind, ...compose(rows[0] ?? { name: "" }) })
}
