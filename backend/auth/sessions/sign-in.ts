import { createHash } from "node:crypto"
import { jsonResponse } from "../../http.ts"
import { type Call, inTransaction } from "../context.ts"
import { AuthError, validationFailed } from "../errors.ts"
import { hashPassword, isOutdatedHash, verifyPassword } from "../passwords/password-hash.ts"
import { isTooLong } from "../passwords/password-rules.ts"
import {
  addressLimits,
  clearFailures,
  consumeRateLimits,
  recordFailure,
  refundAddressLimit,
  throttleGuessing,
} from "../rate-limits.ts"
import { hashSecret, timingSafeEquals } from "../secrets.ts"
import { isBanned, type UserRow, userByEmail, userById } from "../users/users.ts"
import { refresh } from "./refresh.ts"
import { type Method, sessionResponse, startSession } from "./sessions.ts"

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
  const { context, fields, address } = call
  if (fields.has("phone")) throw new AuthError(422, "phone_provider_disabled", "Phone logins are disabled")
  const email = fields.text("email").toLowerCase()
  const password = fields.text("password")
  if (email === "") throw validationFailed("missing email or phone")
  await consumeRateLimits(context, [...addressLimits("signInPerAddress", address), ["signInOverall", ""]])
  await throttleGuessing(context, email, address)
  const user = await userByEmail(context.admin, email)
  const stored = isTooLong(password) ? null : user?.encrypted_password
  const isValid = await verifyPassword(context.admin, password, stored, context.options.passwordCost)
  if (!user || !isValid || user.deleted_at) {
    await recordFailure(context, email, address)
    throw new AuthError(400, "invalid_credentials", "Invalid login credentials")
  }
  rejectBanned(user)
  if (!user.email_confirmed_at) throw new AuthError(400, "email_not_confirmed", "Email not confirmed")
  const upgradedHash = isOutdatedHash(user.encrypted_password!, context.options.passwordCost)
    ? await hashPassword(password, context.options.passwordCost)
    : null
  return jsonResponse(
    200,
    await inTransaction(context, async client => {
      if (upgradedHash) {
        const change =
          "update auth.users set encrypted_password = $2 where id = $1 and encrypted_password = $3"
        await client.query(change, [user.id, upgradedHash, user.encrypted_password])
      }
      await clearFailures(client, context, email, address)
      await refundAddressLimit(client, context, "signInPerAddress", address)
      return sessionResponse(context, client, await startSession(client, call, user, "password"))
    }),
  )
}

export function rejectBanned(user: UserRow, status = 400) {
  if (isBanned(user)) throw new AuthError(status, "user_banned", "User is banned")
}

interface FlowState {
  id: string
  user_id: string
  code_challenge: string
  code_challenge_method: "s256" | "plain"
  authentication_method: Method
  is_over: boolean
}

// The code of an emailed link works only with the verifier of the browser that requested it.
async function exchangeCode(call: Call) {
  const { context, fields } = call
  const [code, verifier] = [fields.text("auth_code"), fields.text("code_verifier")]
  if (code === "" || verifier === "") {
    throw validationFailed("invalid request: both auth code and code verifier should be non-empty")
  }
  await consumeRateLimits(context, addressLimits("verifyPerAddress", call.address))
  const { rows } = await context.admin.query<FlowState>(
    `select id, user_id, code_challenge, code_challenge_method, authentication_method,
       auth_code_issued_at < now() - make_interval(secs => $2) as is_over
     from auth.flow_state where auth_code = $1 and auth_code_issued_at is not null`,
    [hashSecret(code), context.options.flowCodeSeconds],
  )
  const [flow] = rows
  if (!flow) throw flowNotFound()
  if (flow.is_over)
    throw new AuthError(422, "flow_state_expired", "invalid flow state, flow state has expired")
  if (!matchesChallenge(flow, verifier)) {
    throw new AuthError(
      400,
      "bad_code_verifier",
      "code challenge does not match previously saved code verifier",
    )
  }
  return jsonResponse(
    200,
    await inTransaction(context, async client => {
      const { rowCount } = await client.query("delete from auth.flow_state where id = $1", [flow.id])
      const user = await userById(client, flow.user_id)
      if (rowCount === 0 || !user) throw flowNotFound()
      await refundAddressLimit(client, context, "verifyPerAddress", call.address)
      return sessionResponse(
        context,
        client,
        await startSession(client, call, user, flow.authentication_method),
      )
    }),
  )
}

function matchesChallenge({ code_challenge, code_challenge_method }: FlowState, verifier: string) {
  if (code_challenge_method === "plain") return timingSafeEquals(code_challenge, verifier)
  return timingSafeEquals(code_challenge, createHash("sha256").update(verifier).digest("base64url"))
}

function flowNotFound() {
  return new AuthError(404, "flow_state_not_found", "invalid flow state, no valid flow state found")
}
