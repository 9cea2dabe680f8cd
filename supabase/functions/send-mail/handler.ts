import { type Service, serviceClient, showsSecretKey } from "../_shared/service.ts"
import { type Letter, openPost, type Post } from "./transport.ts"

type Env = Readonly<Record<string, string>>

// A mail is ours for three minutes; the post office gives up on a silent server long before.
const LEASE_MS = 180_000
const USUAL_SECONDS = 45

/**
 * Sends what waits in the outbox, one mail after the other, for `seconds`. Called by a clock with the secret key;
 * any number of calls at the same time share the work. Where the backend is ours, its own server sends.
 */
export async function handle(request: Request, env: Env, fetch = globalThis.fetch): Promise<Response> {
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { allow: "POST" } })
  const { SUPABASE_URL = "", SUPABASE_SECRET_KEY = "", SMTP_URL, MAIL_FROM, SITE_URL } = env
  const keys = { SUPABASE_URL, SUPABASE_SECRET_KEY }
  if (!(await showsSecretKey(request, keys))) return Response.json({ error: "forbidden" }, { status: 403 })
  if (!SMTP_URL || !MAIL_FROM || !SITE_URL) {
    return Response.json({ error: "Set SMTP_URL, MAIL_FROM and SITE_URL" }, { status: 503 })
  }
  const db = serviceClient(keys, fetch)
  const post = openPost(SMTP_URL, MAIL_FROM, SITE_URL)
  const until = Date.now() + (await wantedSeconds(request)) * 1000
  const count = { sent: 0, waiting: 0, givenUp: 0 }
  try {
    const { data: tooOld } = await db.rpc("give_up_old_emails").throwOnError()
    count.givenUp = Number(tooOld)
    while (Date.now() < until && !request.signal.aborted) {
      const outcome = await sendNext(db, post)
      if (outcome === null) break
      count[outcome]++
      // A server that takes no mail now takes none in a second either.
      if (outcome === "waiting") break
    }
  } finally {
    post.close()
  }
  return Response.json(count)
}

async function sendNext(db: Service, post: Post): Promise<"sent" | "waiting" | "givenUp" | null> {
  const claimed = await db.rpc("claim_email", { lease_ms: LEASE_MS, domain: post.domain }).throwOnError()
  const [mail] = claimed.data as Letter[]
  if (!mail) return null
  const failure = await post.send(mail)
  if (!failure) {
    await db.rpc("mark_email_sent", { email: mail.id }).throwOnError()
    return "sent"
  }
  const { message, isFinal } = failure
  const fate = { email: mail.id, attempt: mail.attempts, message, is_final: isFinal }
  const { data } = await db.rpc("mark_email_failed", fate).throwOnError()
  return data === "given up" ? "givenUp" : "waiting"
}

async function wantedSeconds(request: Request): Promise<number> {
  const body: { seconds?: unknown } = await request.json().catch(() => ({}))
  return typeof body?.seconds === "number" ? body.seconds : USUAL_SECONDS
}
