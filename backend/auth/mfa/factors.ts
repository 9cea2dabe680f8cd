import { randomUUID } from "node:crypto"
import type pg from "pg"
import { jsonResponse } from "../../http.ts"
import { truncateIp } from "../../ip-address.ts"
import { queueEmail } from "../../mail/queue-email.ts"
import { writeAudit } from "../audit.ts"
import { inTransaction, type MemberCall } from "../context.ts"
import { AuthError, validationFailed } from "../errors.ts"
import { consumeRateLimits } from "../rate-limits.ts"
import { newSecret } from "../secrets.ts"
import { addMethod, addRefreshToken, hasEmailProof, sessionResponse } from "../sessions/sessions.ts"
import { hasVerifiedFactor, type Queryable, type UserRow } from "../users/users.ts"
import { qrSvg } from "./qr-code.ts"
import { matchingStep, newTotpSecret, totpUri } from "./totp.ts"

const MAX_FACTORS = 10
const CHALLENGE_SECONDS = 300
const MAX_NAME_LENGTH = 100
const MAX_URI_LENGTH = 950

interface FactorRow {
  id: string
  status: "unverified" | "verified"
  secret: string
}

/** POST /factors */
export async function enrollFactor(call: MemberCall): Promise<Response> {
  const { context, fields, user, session } = call
  const type = fields.text("factor_type")
  if (type === "phone")
    throw new AuthError(422, "mfa_phone_enroll_not_enabled", "MFA enroll is disabled for Phone")
  if (type === "webauthn") {
    throw new AuthError(422, "mfa_webauthn_enroll_not_enabled", "MFA enroll is disabled for WebAuthn")
  }
  if (type !== "totp") throw validationFailed("factor_type needs to be totp, phone, or webauthn")
  const name = fields.text("friendly_name")
  const issuer = fields.text("issuer") || new URL(context.siteUrl).host
  if (name.length > MAX_NAME_LENGTH || issuer.length > MAX_NAME_LENGTH) {
    throw validationFailed(`friendly_name and issuer must not be longer than ${MAX_NAME_LENGTH} characters`)
  }
  if (hasVerifiedFactor(user) && session.aal !== "aal2") {
    throw new AuthError(403, "insufficient_aal", "AAL2 required to enroll a new factor")
  }
  await requireEmailProof(call)
  const [id, secret] = [randomUUID(), newTotpSecret()]
  const uri = totpUri(secret, issuer, user.email ?? "")
  if (uri.length > MAX_URI_LENGTH) throw validationFailed("issuer is too long")
  await inTransaction(context, async client => {
    await client.query("select from auth.users where id = $1 for update", [user.id])
    await checkFactorLimit(client, user.id, name)
    await client.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
       values ($1, $2, $3, 'totp', 'unverified', now(), now(), $4)`,
      [id, user.id, name, secret],
    )
    await writeAudit(client, call, "factor_in_progress", user)
  })
  return jsonResponse(200, { id, type, friendly_name: name, totp: { qr_code: qrSvg(uri), secret, uri } })
}

// The first factor opens the staff pages, so a stolen password alone must not be able to enroll one.
async function requireEmailProof({ context, user, session }: MemberCall) {
  if (hasVerifiedFactor(user) || hasEmailProof(context, session)) return
  const { rowCount } = await context.admin.query("select from public.user_roles where user_id = $1 limit 1", [
    user.id,
  ])
  if (rowCount === 0) return
  throw new AuthError(
    403,
    "reauthentication_needed",
    "Sign in with an emailed link or code to enroll a factor",
  )
}

async function checkFactorLimit(client: Queryable, userId: string, name: string) {
  await client.query(
    `delete from auth.mfa_factors where user_id = $1 and status = 'unverified'
       and created_at < now() - interval '5 minutes'`,
    [userId],
  )
  const { rows } = await client.query<{ friendly_name: string }>(
    "select friendly_name from auth.mfa_factors where user_id = $1",
    [userId],
  )
  if (rows.length >= MAX_FACTORS) {
    const message = "Maximum number of verified factors reached, unenroll to continue"
    throw new AuthError(422, "too_many_enrolled_mfa_factors", message)
  }
  if (rows.some(row => row.friendly_name === name)) {
    const message = `A factor with the friendly name "${name}" for this user already exists`
    throw new AuthError(422, "mfa_factor_name_conflict", message)
  }
}

/** POST /factors/:factor/challenge */
export async function challengeFactor(call: MemberCall): Promise<Response> {
  const { context, user } = call
  const factor = await userFactor(call)
  await consumeRateLimits(context, [["factorPerMember", `challenge ${user.id}`]])
  const id = randomUUID()
  await context.admin.query(
    `insert into auth.mfa_challenges (id, factor_id, created_at, ip_address) values ($1, $2, now(), $3)`,
    [id, factor.id, truncateIp(call.address) ?? "0.0.0.0"],
  )
  return jsonResponse(200, {
    id,
    type: "totp",
    expires_at: Math.floor(Date.now() / 1000) + CHALLENGE_SECONDS,
  })
}

/** POST /factors/:factor/verify: raises the session to aal2 and issues new tokens. */
export async function verifyFactor(call: MemberCall): Promise<Response> {
  const { context, fields, user, session } = call
  const factor = await userFactor(call)
  const challengeId = fields.text("challenge_id")
  await consumeRateLimits(context, [["factorPerMember", user.id]])
  if (fields.text("code") === "") throw validationFailed("Code needs to be non-empty")
  await checkChallenge(call, factor, challengeId)
  const refreshToken = newSecret()
  const result = await inTransaction(context, async client => {
    await acceptCode(client, factor, fields.text("code"))
    const used = await client.query(
      "update auth.mfa_challenges set verified_at = now() where id = $1 and verified_at is null",
      [challengeId],
    )
    if (used.rowCount === 0) throw challengeExpired()
    if (factor.status === "unverified") {
      await client.query(
        "update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1",
        [factor.id],
      )
      // Other sessions signed in with only a password have to prove the second factor too.
      await client.query("delete from auth.sessions where user_id = $1 and id <> $2 and aal = 'aal1'", [
        user.id,
        session.session_id,
      ])
      if (user.email) await queueEmail(client, user.email, "second-factor-added", {})
    }
    await client.query(
      "update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = now() where id = $1",
      [session.session_id, factor.id],
    )
    await addMethod(client, session.session_id, "totp")
    await client.query(
      "update auth.refresh_tokens set revoked = true, updated_at = clock_timestamp() where session_id = $1 and not revoked",
      [session.session_id],
    )
    await addRefreshToken(client, { sessionId: session.session_id, userId: user.id, token: refreshToken })
    await writeAudit(client, call, "verification_attempted", user)
    return sessionResponse(context, client, { id: session.session_id, refreshToken })
  })
  return jsonResponse(200, result)
}

async function checkChallenge({ context }: MemberCall, factor: FactorRow, challengeId: string) {
  const { rows } = await context.admin.query<{ is_open: boolean }>(
    `select verified_at is null and created_at > now() - make_interval(secs => $3) as is_open
     from auth.mfa_challenges where id::text = $1 and factor_id = $2`,
    [challengeId, factor.id, CHALLENGE_SECONDS],
  )
  const [challenge] = rows
  if (!challenge) {
    const message = "MFA factor with the provided challenge ID not found"
    throw new AuthError(422, "mfa_factor_not_found", message)
  }
  if (!challenge.is_open) throw challengeExpired()
}

// Locks the factor's row: of two requests with the same code, the second finds it used.
async function acceptCode(client: pg.ClientBase, factor: FactorRow, code: string) {
  await client.query("select from auth.mfa_factors where id = $1 for update", [factor.id])
  // A separate statement: one that waited for the lock would still see the old step.
  const { rows } = await client.query<{ last_step: string }>(
    "select last_step from backend.totp_steps where factor_id = $1",
    [factor.id],
  )
  const step = matchingStep(factor.secret, code, Number(rows[0]?.last_step ?? -1))
  if (step === null) throw new AuthError(422, "mfa_verification_failed", "Invalid TOTP code entered")
  await client.query(
    "insert into backend.totp_steps values ($1, $2) on conflict (factor_id) do update set last_step = excluded.last_step",
    [factor.id, step],
  )
}

/** DELETE /factors/:factor */
export async function unenrollFactor(call: MemberCall): Promise<Response> {
  const { context, user, session } = call
  const factor = await userFactor(call)
  if (factor.status === "verified" && session.aal !== "aal2") {
    throw new AuthError(422, "insufficient_aal", "AAL2 required to unenroll verified factor")
  }
  await inTransaction(context, async client => {
    await removeFactor(client, user, factor)
    await writeAudit(client, call, "factor_unenrolled", user)
  })
  return jsonResponse(200, { id: factor.id })
}

/** Sessions raised by this factor fall back to aal1. */
export async function removeFactor(
  client: pg.ClientBase,
  user: Pick<UserRow, "id" | "email">,
  factor: Pick<FactorRow, "id" | "status">,
) {
  await client.query("delete from auth.mfa_factors where id = $1 and user_id = $2", [factor.id, user.id])
  await client.query(
    `with fallen as (update auth.sessions set aal = 'aal1', factor_id = null where user_id = $1 and factor_id = $2
       returning id)
     delete from auth.mfa_amr_claims where authentication_method = 'totp' and session_id in (select id from fallen)`,
    [user.id, factor.id],
  )
  if (factor.status === "verified" && user.email)
    await queueEmail(client, user.email, "second-factor-removed", {})
}

async function userFactor({ context, ids, user }: MemberCall): Promise<FactorRow> {
  const { rows } = await context.admin.query<FactorRow>(
    "select id, status, secret from auth.mfa_factors where id = $1 and user_id = $2 and factor_type = 'totp'",
    [ids[0], user.id],
  )
  if (!rows[0]) throw new AuthError(404, "mfa_factor_not_found", "Factor not found")
  return rows[0]
}

function challengeExpired() {
  const message = "MFA challenge has expired, verify against another challenge or create a new challenge."
  return new AuthError(422, "mfa_challenge_expired", message)
}
