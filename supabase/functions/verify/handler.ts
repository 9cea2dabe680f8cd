import { z } from "zod"
import { hasSecretKey, type Service, serviceClient } from "../_shared/service.ts"
import { cardSchema, credential } from "./credential.ts"
import { didDocument, didOf } from "./did.ts"
import { issuerKeys, newKey, type SigningKey, signJwt } from "./issuer-keys.ts"
import { statusList, TTL_MS } from "./status-list.ts"

type Env = Readonly<Record<string, string>>
const numbersSchema = z.array(z.object({ numbers: z.array(z.number()) }))
const siteSchema = z.object({ name: z.string() })

type VerifyRequest = { want?: unknown; id?: unknown }

/**
 * Public data for verifying certificates: the issuer's public keys, a certificate as a signed credential, and
 * the signed list of revoked and suspended certificates. Only signing needs the secret key.
 */
export async function handle(request: Request, env: Env, fetch: typeof globalThis.fetch): Promise<Response> {
  if (request.method !== "POST") return respond(405, { message: "Ask by POST" })
  const { SUPABASE_URL = "", SUPABASE_SECRET_KEY = "", SITE_URL } = env
  if (!SITE_URL) return respond(503, { message: "Set SITE_URL" })
  const db = serviceClient({ SUPABASE_URL, SUPABASE_SECRET_KEY }, fetch)
  const site = new URL(SITE_URL).origin
  const { want, id }: VerifyRequest = await request.json().catch(() => ({}))
  if (want === "rotate") {
    if (!(await hasSecretKey(request, { SUPABASE_URL, SUPABASE_SECRET_KEY }))) {
      return respond(403, { message: "forbidden" })
    }
    const { signing } = await issuerKeys(db)
    await newKey(db, signing.id)
    return respond(200, { document: didDocument(site, (await issuerKeys(db)).all) })
  }
  const { signing, all } = await issuerKeys(db)
  if (want === "keys") return respond(200, { document: didDocument(site, all) })
  if (want === "credential" && typeof id === "string") return credentialResponse(db, site, signing, id)
  if (want === "status") return statusListResponse(db, site, signing)
  return respond(400, { message: "Ask for keys, for a credential or for the status list" })
}

async function credentialResponse(db: Service, site: string, key: SigningKey, wanted: string) {
  const { data } = await db.rpc("certificate_card", { wanted }).throwOnError()
  const card = cardSchema.nullable().parse(data)
  if (card === null) return respond(404, { message: "There is no such certificate" })
  const subject = credential(card, await issuerOf(db, site), site)
  return respond(200, { jwt: await signJwt(key, didOf(site), subject) })
}

async function statusListResponse(db: Service, site: string, key: SigningKey) {
  const [{ data }, newest] = await Promise.all([
    db.rpc("certificate_status_list").throwOnError(),
    db.from("certificates").select("status_number").order("status_number", { ascending: false }).limit(1),
  ])
  if (newest.error) throw newest.error
  const numbers = numbersSchema.parse(data).flatMap(row => row.numbers)
  const highest = newest.data[0]?.status_number ?? 0
  const list = await statusList({ numbers, highest }, didOf(site), site)
  return respond(200, { jwt: await signJwt(key, didOf(site), list), ttl: TTL_MS })
}

async function issuerOf(db: Service, site: string) {
  const { data } = await db.from("site_settings").select("name").single().throwOnError()
  return { id: didOf(site), type: ["Profile"], name: siteSchema.parse(data).name, url: site }
}

function respond(status: number, body: object) {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store" } })
}
