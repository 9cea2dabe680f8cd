import pg from "pg"
import { onTestFinished } from "vitest"
import { ignoreConnectionErrors } from "#backend/postgres/database.ts"
import { type DeliveryOptions, startDelivery } from "../deliver.ts"
import { readSmtpSettings } from "../smtp.ts"

export interface Mail {
  to: string
  kind: string
  subject: string
  text: string
  html: string
  dedupeKey?: string
  unsubscribePath?: string
}

export function mailTo(to: string, more: Partial<Mail> = {}): Mail {
  return { to, kind: "test", subject: "Hello", text: "Text.", html: "<p>Text.</p>", ...more }
}

export async function queueMail(client: pg.ClientBase, mail: Mail) {
  await client.query(
    `insert into private.email_outbox
       (to_address, kind, subject, text_body, html_body, dedupe_key, unsubscribe_path)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [
      mail.to,
      mail.kind,
      mail.subject,
      mail.text,
      mail.html,
      mail.dedupeKey ?? null,
      mail.unsubscribePath ?? null,
    ],
  )
}

/** A pool on the test database, with helpers that queue and deliver emails. */
export function mailQueue(databaseUrl: string) {
  const admin = new pg.Pool({ connectionString: databaseUrl, max: 4 })
  ignoreConnectionErrors(admin)
  return {
    admin,
    async queue(...mails: Mail[]) {
      const client = await admin.connect()
      try {
        await client.query("begin")
        for (const mail of mails) await queueMail(client, mail)
        await client.query("commit")
      } finally {
        client.release()
      }
    },
    /** Delivers until the test ends; `lines` collects the log. */
    deliver(smtpUrl: string, options: Partial<DeliveryOptions> = {}) {
      const lines: string[] = []
      const smtp = readSmtpSettings(smtpUrl, "Open Airway <mail@site.example>")
      const delivery = startDelivery({
        admin,
        smtp,
        siteUrl: "https://site.example",
        log: line => lines.push(line),
        ...options,
      })
      onTestFinished(() => delivery.close())
      return { ...delivery, lines }
    },
  }
}
