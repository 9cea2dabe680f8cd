import { hasSecretKey, type Service, serviceClient } from "../_shared/service.ts"
import { LIMIT, type MailReport, readReports } from "./reports.ts"
import { signedWebhook } from "./signature.ts"

type Env = Readonly<Record<string, string>>

/**
 * Records bounces and complaints that an email provider reports: in a signed webhook, which counts once however often it
 * comes, or with the secret key. The response counts the subscribers of the newsletter among them.
 */
export async function handle(request: Request, env: Env, fetch = globalThis.fetch): Promise<Response> {
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { allow: "POST" } })
  const { SUPABASE_URL = "", SUPABASE_SECRET_KEY = "", MAIL_WEBHOOK_SECRET = "" } = env
  const keys = { SUPABASE_URL, SUPABASE_SECRET_KEY }
  const isOperator = await hasSecretKey(request, keys)
  const webhook = isOperator ? null : await signedWebhook(request, MAIL_WEBHOOK_SECRET)
  if (!isOperator && !webhook) return Response.json({ error: "forbidden" }, { status: 403 })
  const reports = readReports(webhook ? webhook.body : await request.text())
  if (!reports) {
    return Response.json(
      { error: `Send a list of up to ${LIMIT} objects with email and event (bounce or complaint)` },
      { status: 400 },
    )
  }
  const db = serviceClient(keys, fetch)
  return Response.json({ subscribers: await record(db, reports, webhook?.id) })
}

async function record(db: Service, reports: MailReport[], webhook: string | undefined) {
  if (webhook !== undefined) {
    return Number((await db.rpc("report_mail_webhook", { webhook, reports }).throwOnError()).data)
  }
  let subscribers = 0
  for (const { email, event } of reports) {
    const { data } = await db.rpc("report_mail_event", { address: email, event }).throwOnError()
    subscribers += Number(data)
  }
  return subscribers
}
