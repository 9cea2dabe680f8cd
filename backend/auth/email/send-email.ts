import type pg from "pg"
import { queueEmail } from "../../mail/queue-email.ts"
import type { MailText, Site } from "./emails.ts"

/** Queues an email in the caller's transaction. */
export async function sendMail(
  client: pg.ClientBase,
  to: string,
  kind: string,
  compose: (site: Site) => MailText,
) {
  const { rows } = await client.query<Site>("select name from public.site_settings limit 1")
  await queueEmail(client, { to, kind, ...compose(rows[0] ?? { name: "" }) })
}
