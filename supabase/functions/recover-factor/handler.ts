import { z } from "zod"
import { type Env, serviceClient } from "../_shared/service.ts"

const usedSchema = z.enum(["used", "wrong", "too-many"])

type Outcome = "removed" | "wrong" | "too-many"

const MAX_CODE_LENGTH = 100

/**
 * Uses one of the caller's recovery codes, removes their second factor and ends their other sessions, so that they
 * can sign in and enroll a new one. Only the secret key can remove a factor from a session that has not verified it.
 */
export async function handle(request: Request, env: Env, fetch: typeof globalThis.fetch): Promise<Response> {
  if (request.method !== "POST") return respond(405, { message: "Send the code by POST" })
  const service = serviceClient(env, fetch)
  const token = request.headers.get("authorization")?.replace(/^bearer /i, "") ?? ""
  const { data: caller } = await service.auth.getUser(token)
  if (!caller.user) return respond(401, { message: "Sign in first" })
  const code = await readCode(request)
  if (code === null) return respond(400, { message: 'The body is {"code": "…"}' })

  const member = caller.user.id
  const { data } = await service.rpc("use_recovery_code", { member, code }).throwOnError()
  const used = usedSchema.parse(data)
  if (used !== "used") return respond(200, { outcome: used })
  const { data: found, error } = await service.auth.admin.mfa.listFactors({ userId: member })
  if (error) throw error
  for (const { id } of found.factors) {
    const removed = await service.auth.admin.mfa.deleteFactor({ id, userId: member })
    if (removed.error) throw removed.error
  }
  // The lost phone may still be signed in.
  const ended = await service.auth.admin.signOut(token, "others")
  if (ended.error) throw ended.error
  return respond(200, { outcome: "removed" })
}

async function readCode(request: Request) {
  try {
    const { code } = await request.json()
    return typeof code === "string" && code.length <= MAX_CODE_LENGTH ? code : null
  } catch {
    return null
  }
}

function respond(status: number, body: { outcome: Outcome } | { message: string }) {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store" } })
}
