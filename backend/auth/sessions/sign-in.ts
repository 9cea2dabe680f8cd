import { createHash } from "node:crypto"
import { jsonResponse } from "../../http.ts"
import { type Call, inTransaction } from "../context.ts"
import { AuthError, validationFailed } from "../errors.ts"
import { hashPassword, isOutdatedHash, isPassword } from "../passwords/password-hash.ts"
import { isTooLong } from "../passwords/password-rules.ts"
import { forgetFailures, noteFailure, slowDownGuessing, takeTurn, turnsOf } from "../rate-limits.ts"
import { hashOf, isSameText } from "../secrets.ts"
import { isBanned, type UserRow, userByEmail, userById } from "../users/users.ts"
import { refresh } from "./refresh.ts"
import { type Method, sessionAnswer, startSession } from "./sessions.ts"

/** POST /token */
export async function token(call: Call): Promise<Response> {
  const grant = call.query.get("grant_type") ?? ""
  if (grant === "password") return signInWithPassword(call)
  if (grant === "refresh_token") return refresh(call)
  if (grant === "pkce") return exchangeCode(call)
  if (grant === "id_token") {
    const provider = call.fields.text("provider")
    if (call.fields.text("id_token") === "") throw validationFailed("id_token required")
    throw new AuthError(
      400,
      "provider_disabled",
      `Provider (issuer "${provider.slice(0, 50)}") is not enabled`,
    )
  }
  if (grant === "web3") throw new AuthError(422, "web3_provider_disabled", "Web3 provider is disabled")
  throw new AuthError(400, "invalid_credentials", "unsupported_grant_type")
}

async function signInWithPassword(call: Call) {
  const { room, fields, address } = call
  if (fields.has("phone")) throw new AuthError(422, "phone_provider_disabled", "Phone logins are disabled")
  const email = fields.text("email").toLowerCase()
  const password = fields.text("password")
  if (email === "") throw validationFailed("missing email or phone")
  await takeTurn(room, [...turnsOf("signInPerAddress", address), ["signInOverall", ""]])
  await slowDownGuessing(room, email, address)
  const user = await userByEmail(room.admin, email)
  const stored = isTooLong(password) ? null : user?.encrypted_password
  const isRight = await isPassword(room.admin, password, stored, room.options.passwordCost)
  if (!user || !isRight || user.deleted_at) {
    await noteFailure(room, email, address)
    throw new AuthError(400, "invalid_credentials", "Invalid login credentials")
  }
  refuseBanned(user)
  if (!user.email_confirmed_at) throw new AuthError(400, "email_not_confirmed", "Email not confirmed")
  const better = isOutdatedHash(user.encrypted_password!, room.options.passwordCost)
    ? await hashPassword(password, room.options.passwordCost)
    : null
  return jsonResponse(
    200,
    await inTransaction(room, async client => {
      if (better) {
        const change =
          "update auth.users set encrypted_password = $2 where id = $1 and encrypted_password = $3"
        await client.query(change, [user.id, better, user.encrypted_password])
      }
      await forgetFailures(client, room, email, address)
      return sessionAnswer(room, client, await startSession(client, call, user, "password"))
    }),
  )
}

export function refuseBanned(user: UserRow) {
  if (isBanned(user)) throw new AuthError(400, "user_banned", "User is banned")
}

interface FlowState {
  id: string
  user_id: string
  code_challenge: string
  code_challenge_method: "s256" | "plain"
  authentication_method: Method
  is_over: boolean
}

// The code at the end of a mailed link counts only together with the secret of the browser that asked for it.
async function exchangeCode(call: Call) {
  const { room, fields } = call
  const [code, verifier] = [fields.text("auth_code"), fields.text("code_verifier")]
  if (code === "" || verifier === "") {
    throw validationFailed("invalid request: both auth code and code verifier should be non-empty")
  }
  await takeTurn(room, turnsOf("verifyPerAddress", call.address))
  const { rows } = await room.admin.query<FlowState>(
    `select id, user_id, code_challenge, code_challenge_method, authentication_method,
       auth_code_issued_at < now() - make_interval(secs => $2) as is_over
     from auth.flow_state where auth_code = $1 and auth_code_issued_at is not null`,
    [hashOf(code), room.options.flowCodeSeconds],
  )
  const [flow] = rows
  if (!flow) throw unknownFlow()
  if (flow.is_over)
    throw new AuthError(403, "flow_state_expired", "invalid flow state, flow state has expired")
  if (!isVerifier(flow, verifier)) {
    throw new AuthError(
      400,
      "bad_code_verifier",
      "code challenge does not match previously saved code verifier",
    )
  }
  return jsonResponse(
    200,
    await inTransaction(room, async client => {
      const { rowCount } = await client.query("delete from auth.flow_state where id = $1", [flow.id])
      const user = await userById(client, flow.user_id)
      if (rowCount === 0 || !user) throw unknownFlow()
      return sessionAnswer(room, client, await startSession(client, call, user, flow.authentication_method))
    }),
  )
}

function isVerifier({ code_challenge, code_challenge_method }: FlowState, verifier: string) {
  if (code_challenge_method === "plain") return isSameText(code_challenge, verifier)
  return isSameText(code_challenge, createHash("sha256").update(verifier).digest("base64url"))
}

function unknownFlow() {
  return new AuthError(404, "flow_state_not_found", "invalid flow state, no valid flow state found")
}
