import pg from "pg"
import { onTestFinished } from "vitest"
import { ignoreConnectionErrors } from "#backend/postgres/database.ts"
import { type DeliveryOptions, startDelivery } from "../deliver.ts"
import { readSmtpSettings } from "../smtp.ts"

interface QueuedEmail {
  to: string
  message: string
  params: object
  dedupeKey?: string
  unsubscribePath?: string
}

export function emailTo(to: string, more: Partial<QueuedEmail> = {}): QueuedEmail {
  return { to, message: "kit-shipped", params: {}, ...more }
}

export async function queueTestEmail(client: pg.ClientBase, email: QueuedEmail) {
  const { message, to, params, dedupeKey = null, unsubscribePath = null } = email
  await client.query("select private.queue_email($1, $2, $3, $4, unsubscribe_path => $5)", [
    ...[message, to, JSON.stringify(params), dedupeKey, unsubscribePath],
  ])
}

/** A pool on the test database, with helpers that queue and deliver emails. */
export function testOutbox(databaseUrl: string) {
  const admin = new pg.Pool({ connectionString: databaseUrl, max: 4 })
  ignoreConnectionErrors(admin)
  return {
    admin,
    async queue(...emails: QueuedEmail[]) {
      const client = await admin.connect()
      try {
        await client.query("begin")
        for (const email of emails) await queueTestEmail(client, email)
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
