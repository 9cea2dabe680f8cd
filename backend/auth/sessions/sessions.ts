import { randomUUID } from "node:crypto"
import type pg from "pg"
import { truncateIp } from "../../ip-address.ts"
import { signAccessToken } from "../../tokens.ts"
import { writeAudit } from "../audit.ts"
import type { AuthContext, Call } from "../context.ts"
import { AuthError } from "../errors.ts"
import { hashSecret, newSecret } from "../secrets.ts"
import { publicUser } from "../users/public-user.ts"
import { type Queryable, USER_COLUMNS, type UserRow } from "../users/users.ts"
import { recordDevice } from "./known-devices.ts"
import type { SessionRow } from "./session-row.ts"

export type Method =
  | "password"
  | "otp"
  | "totp"
  | "recovery"
  | "invite"
  | "magiclink"
  | "email/signup"
  | "email_change"

const SESSION_COLUMNS = `s.id as session_id, s.created_at as session_created_at, s.aal, s.not_after,
  (select coalesce(jsonb_agg(jsonb_build_object('method', c.authentication_method,
      'timestamp', extract(epoch from c.updated_at)::bigint) order by c.updated_at desc), '[]')
    from auth.mfa_amr_claims c where c.session_id = s.id) as amr`

export const SESSION_OF_USER = `select ${USER_COLUMNS}, ${SESSION_COLUMNS}
  from auth.sessions s join auth.users u on u.id = s.user_id`

interface StartedSession {
  id: string
  refreshToken: string
}

/** Signs a user in; the insert fails if the account has been banned or deleted meanwhile. */
export async function startSession(client: pg.ClientBase, call: Call, user: UserRow, method: Method) {
  const { context } = call
  const id = randomUUID()
  const { absolute } = context.options.sessionLimits({
    id: user.id,
    app_metadata: user.raw_app_meta_data ?? {},
  })
  const { rowCount } = await client.query(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal, not_after, user_agent, ip)
     select $1, u.id, now(), now(), 'aal1', now() + make_interval(secs => $3), $4, $5 from auth.users u
     where u.id = $2 and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now()) for no key update`,
    [id, user.id, absolute, call.userAgent, truncateIp(call.address)],
  )
  if (rowCount === 0) throw new AuthError(400, "user_banned", "User is banned")
  await addMethod(client, id, method)
  const refreshToken = newSecret()
  await addRefreshToken(client, { sessionId: id, userId: user.id, token: refreshToken })
  await client.query("update auth.users set last_sign_in_at = now(), updated_at = now() where id = $1", [
    user.id,
  ])
  await client.query(
    "update auth.identities set last_sign_in_at = now() where user_id = $1 and provider = 'email'",
    [user.id],
  )
  await recordDevice(client, call, user)
  await writeAudit(client, call, "login", user)
  return { id, refreshToken }
}

export async function addMethod(client: pg.ClientBase, sessionId: string, method: Method) {
  await client.query(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
     values ($1, $2, now(), now(), $3)
     on conflict (session_id, authentication_method) do update set updated_at = now()`,
    [randomUUID(), sessionId, method],
  )
}

const EMAILED: readonly string[] = [
  "otp",
  "recovery",
  "magiclink",
  "invite",
  "email/signup",
  "email_change",
] satisfies Method[]

/** Whether the session was recently opened with an emailed link or code. */
export function hasEmailProof({ options }: AuthContext, { amr }: SessionRow) {
  const since = Date.now() / 1000 - options.emailProofSeconds
  return amr.some(({ method, timestamp }) => EMAILED.includes(method) && timestamp > since)
}

export async function addRefreshToken(
  client: pg.ClientBase,
  input: { sessionId: string; userId: string; token: string; parent?: string },
) {
  await client.query(
    `insert into auth.refresh_tokens (instance_id, token, user_id, revoked, created_at, updated_at, parent, session_id)
     values ('00000000-0000-0000-0000-000000000000', $1, $2, false, now(), now(), $3, $4)`,
    [hashSecret(input.token), input.userId, input.parent ?? null, input.sessionId],
  )
}

/** Response body of a sign-in or refresh. */
export async function sessionResponse(
  context: AuthContext,
  db: Queryable,
  { id, refreshToken }: StartedSession,
) {
  const { rows } = await db.query<UserRow & SessionRow>(`${SESSION_OF_USER} where s.id = $1`, [id])
  const [found] = rows
  if (!found) throw new AuthError(400, "session_not_found", "Session does not exist")
  return tokenResponse(context, found, refreshToken)
}

export async function tokenResponse(context: AuthContext, found: UserRow & SessionRow, refreshToken: string) {
  const lifetime = Math.min(context.options.accessTokenSeconds, secondsLeft(found.not_after))
  const iat = Math.floor(Date.now() / 1000)
  const exp = iat + lifetime
  const access_token = await signAccessToken(context.keys, context.siteUrl, { ...claimsOf(found), iat, exp })
  return {
    access_token,
    token_type: "bearer",
    expires_in: lifetime,
    expires_at: exp,
    refresh_token: refreshToken,
    user: publicUser(found),
  }
}

function claimsOf(found: UserRow & SessionRow) {
  return {
    sub: found.id,
    email: found.email ?? "",
    phone: found.phone ?? "",
    app_metadata: found.raw_app_meta_data ?? {},
    user_metadata: found.raw_user_meta_data ?? {},
    role: found.role,
    aal: found.aal,
    amr: found.amr,
    session_id: found.session_id,
    is_anonymous: found.is_anonymous,
  }
}

function secondsLeft(notAfter: Date | null) {
  return notAfter
    ? Math.max(1, Math.floor((notAfter.getTime() - Date.now()) / 1000))
    : Number.POSITIVE_INFINITY
}
