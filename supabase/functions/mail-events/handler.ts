import { z } from "zod"
import { hasSecretKey, serviceClient } from "../_shared/service.ts"

type Env = Readonly<Record<string, string>>

const LIMIT = 500
const reports = z
  .array(z.object({ email: z.string().min(3).max(320), event: z.enum(["bounce", "complaint"]) }))
  .max(LIMIT)

/**
 * Records what an email provider reports: `[{ "email": …, "event": "bounce" | "complaint" }]`, with the secret key. The
 * response counts the subscribers of the newsletter among them.
 */
export async function handle(request: Request, env: Env, fetch = globalThis.fetch): Promise<Response> {
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { allow: "POST" } })
  const { SUPABASE_URL = "", SUPABASE_SECRET_KEY = "" } = env
  const keys = { SUPABASE_URL, SUPABASE_SECRET_KEY }
  if (!(await hasSecretKey(request, keys))) return Response.json({ error: "forbidden" }, { status: 403 })
  const parsed = reports.safeParse(await request.json().catch(() => null))
  if (!parsed.success) {
    return Response.json(
      { error: `Send a list of up to ${LIMIT} objects with email and event (bounce or complaint)` },
      { status: 400 },
    )
  }
  const db = serviceClient(keys, fetch)
  let subscribers = 0
  for (const { email, event } of parsed.data) {
    const { data } = await db.rpc("report_mail_event", { address: email, event }).throwOnError()
    subscribers += Number(data)
  }
  return Response.json({ subscribers })
}
