import pg from "pg"
import { onTestFinished } from "vitest"
import { surviveLostConnections } from "#backend/postgres/database.ts"
import { type DeliveryOptions, startDelivery } from "../deliver.ts"
import { type Mail, queueMail } from "../outbox.ts"
import { readSmtpSettings } from "../smtp.ts"

export function mailTo(to: string, more: Partial<Mail> = {}): Mail {
  return { to, kind: "test", subject: "Hello", text: "Text.", html: "<p>Text.</p>", ...more }
}

/** A pool on the test's database, and mails written and delivered through it. */
export function postOffice(databaseUrl: string) {
  const admin = new pg.Pool({ connectionString: databaseUrl, max: 4 })
  surviveLostConnections(admin)
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
    /** Delivers until the test ends; `said` are the lines for the log. */
    deliver(smtpUrl: string, options: Partial<DeliveryOptions> = {}) {
      const said: string[] = []
      const smtp = readSmtpSettings(smtpUrl, "Open Airway <mail@site.example>")
      const delivery = startDelivery({ admin, smtp, say: line => said.push(line), ...options })
      onTestFinished(() => delivery.close())
      return { ...delivery, said }
    },
  }
}
