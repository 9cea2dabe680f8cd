import { hasSecretKey, type Service, serviceClient } from "../_shared/service.ts"
import { type MailTransport, type OutboxEmail, openTransport } from "./transport.ts"

type Env = Readonly<Record<string, string>>

// Another call sends the email of a crashed one after this time; a claim is renewed while it is being sent.
const LEASE_MS = 30_000
const RENEW_MS = 6_000
const DEFAULT_SECONDS = 45

/**
 * Sends queued emails one after the other for `seconds`. Called on a schedule with the secret key; concurrent
 * calls share the work. The embedded backend sends its own email.
 */
export async function handle(request: Request, env: Env, fetch = globalThis.fetch): Promise<Response> {
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { allow: "POST" } })
  const { SUPABASE_URL = "", SUPABASE_SECRET_KEY = "", SMTP_URL, MAIL_FROM, SITE_URL } = env
  const keys = { SUPABASE_URL, SUPABASE_SECRET_KEY }
  if (!(await hasSecretKey(request, keys))) return Response.json({ error: "forbidden" }, { status: 403 })
  if (!SMTP_URL || !MAIL_FROM || !SITE_URL) {
    return Response.json({ error: "Set SMTP_URL, MAIL_FROM and SITE_URL" }, { status: 503 })
  }
  const db = serviceClient(keys, fetch)
  const transport = openTransport(SMTP_URL, MAIL_FROM, SITE_URL)
  const until = Date.now() + (await timeBudgetSeconds(request)) * 1000
  const count = { sent: 0, waiting: 0, givenUp: 0 }
  try {
    const { data: tooOld } = await db.rpc("give_up_old_emails").throwOnError()
    count.givenUp = Number(tooOld)
    while (Date.now() < until && !request.signal.aborted) {
      const outcome = await sendNext(db, transport)
      if (outcome === null) break
      count[outcome]++
      // A server that rejects email now will reject the next one too.
      if (outcome === "waiting") break
    }
  } finally {
    transport.close()
  }
  return Response.json(count)
}

async function sendNext(
  db: Service,
  transport: MailTransport,
): Promise<"sent" | "waiting" | "givenUp" | null> {
  const claimed = await db.rpc("claim_email", { lease_ms: LEASE_MS, domain: transport.domain }).throwOnError()
  const [email] = claimed.data as OutboxEmail[]
  if (!email) return null
  const renewal = setInterval(() => renewClaim(db, email), RENEW_MS)
  const outcome = await transport.send(email).finally(() => clearInterval(renewal))
  if ("sent" in outcome) {
    await db.rpc("mark_email_sent", { email: email.id, subject: outcome.sent.subject }).throwOnError()
    return "sent"
  }
  const { message: problem, isFinal } = outcome.failure
  const failed = { email: email.id, attempt: email.attempts, problem, is_final: isFinal }
  const { data } = await db.rpc("mark_email_failed", failed).throwOnError()
  return data === "failed" ? "givenUp" : "waiting"
}

// If the database is away, the next renewal may still be in time.
async function renewClaim(db: Service, { id, attempts }: OutboxEmail) {
  await db.rpc("renew_email_claim", { email: id, attempt: attempts, lease_ms: LEASE_MS })
}

async function timeBudgetSeconds(request: Request): Promise<number> {
  const body: { seconds?: unknown } = await request.json().catch(() => ({}))
  return typeof body?.seconds === "number" ? body.seconds : DEFAULT_SECONDS
}
