import { randomUUID } from "node:crypto"
import type pg from "pg"
import { AUDIENCE } from "../../tokens.ts"
import { validationFailed } from "../errors.ts"

const MAX_METADATA_BYTES = 4096

export type Queryable = pg.Pool | pg.ClientBase

interface Factor {
  id: string
  friendly_name: string | null
  factor_type: "totp" | "webauthn" | "phone"
  status: "unverified" | "verified"
  created_at: string
  updated_at: string
}

export interface UserRow {
  id: string
  aud: string
  role: string
  email: string | null
  encrypted_password: string | null
  email_confirmed_at: Date | null
  invited_at: Date | null
  phone: string | null
  phone_confirmed_at: Date | null
  confirmation_sent_at: Date | null
  recovery_sent_at: Date | null
  email_change: string | null
  email_change_sent_at: Date | null
  email_change_confirm_status: number
  reauthentication_sent_at: Date | null
  last_sign_in_at: Date | null
  raw_app_meta_data: Record<string, unknown> | null
  raw_user_meta_data: Record<string, unknown> | null
  is_anonymous: boolean
  banned_until: Date | null
  deleted_at: Date | null
  created_at: Date | null
  updated_at: Date | null
  identities: Record<string, unknown>[]
  factors: Factor[]
}

export const USER_COLUMNS = `u.id, u.aud, u.role, u.email, u.encrypted_password, u.email_confirmed_at, u.invited_at,
  u.phone, u.phone_confirmed_at, u.confirmation_sent_at, u.recovery_sent_at, u.email_change,
  u.email_change_sent_at, u.email_change_confirm_status, u.reauthentication_sent_at, u.last_sign_in_at,
  u.raw_app_meta_data, u.raw_user_meta_data, u.is_anonymous, u.banned_until, u.deleted_at, u.created_at,
  u.updated_at,
  (select coalesce(jsonb_agg(jsonb_build_object('identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id,
      'identity_data', i.identity_data, 'provider', i.provider, 'last_sign_in_at', i.last_sign_in_at,
      'created_at', i.created_at, 'updated_at', i.updated_at, 'email', i.email) order by i.created_at), '[]')
    from auth.identities i where i.user_id = u.id) as identities,
  (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'friendly_name', f.friendly_name,
      'factor_type', f.factor_type, 'status', f.status, 'created_at', f.created_at,
      'updated_at', f.updated_at) order by f.created_at), '[]')
    from auth.mfa_factors f where f.user_id = u.id) as factors`

export async function userById(db: Queryable, id: string): Promise<UserRow | undefined> {
  const { rows } = await db.query<UserRow>(`select ${USER_COLUMNS} from auth.users u where u.id = $1`, [id])
  return rows[0]
}

export async function userByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  const { rows } = await db.query<UserRow>(
    `select ${USER_COLUMNS} from auth.users u where u.email = $1 and not u.is_sso_user`,
    [email],
  )
  return rows[0]
}

export function isBanned(user: UserRow) {
  return user.banned_until !== null && user.banned_until > new Date()
}

export function hasVerifiedFactor(user: UserRow) {
  return user.factors.some(factor => factor.status === "verified")
}

interface NewUser {
  id?: string
  email: string
  passwordHash?: string | null
  isConfirmed?: boolean
  isInvited?: boolean
  role?: string
  userMetadata?: Record<string, unknown>
  appMetadata?: Record<string, unknown>
  bannedUntil?: Date | null
}

/** Undefined if the address already has an account, even one created at the same moment. */
export async function createUser(client: Queryable, input: NewUser): Promise<UserRow | undefined> {
  const { id = randomUUID(), email, isConfirmed = false } = input
  for (const values of [input.userMetadata, input.appMetadata]) checkMetadataSize(values ?? {})
  // Hosted expects these columns to be non-null.
  const { rowCount } = await client.query(
    `insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, invited_at,
       raw_app_meta_data, raw_user_meta_data, banned_until, created_at, updated_at,
       confirmation_token, recovery_token, email_change_token_new, email_change)
     values ('00000000-0000-0000-0000-000000000000', $1, $2, $3, $4, $5, case when $6 then now() end,
       case when $7 then now() end, $8, $9, $10, now(), now(), '', '', '', '')
     on conflict (email) where not is_sso_user do nothing`,
    [
      id,
      AUDIENCE,
      input.role ?? AUDIENCE,
      email,
      input.passwordHash ?? "",
      isConfirmed,
      input.isInvited ?? false,
      JSON.stringify({ provider: "email", providers: ["email"], ...input.appMetadata }),
      JSON.stringify({ ...input.userMetadata, email_verified: isConfirmed }),
      input.bannedUntil ?? null,
    ],
  )
  if (rowCount === 0) return
  await client.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($1::text, $1::uuid, $2, 'email', now(), now(), now())`,
    [id, JSON.stringify({ sub: id, email, email_verified: isConfirmed, phone_verified: false })],
  )
  return userById(client, id)
}

/** The user has proved access to the mailbox. */
export async function confirmEmail(client: Queryable, userId: string) {
  await client.query(
    `update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now(),
       raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"email_verified": true}' where id = $1`,
    [userId],
  )
  await client.query(
    `update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = now()
     where user_id = $1 and provider = 'email'`,
    [userId],
  )
}

/** A password set before the mailbox was confirmed may belong to someone else. */
export async function clearPassword(client: Queryable, userId: string) {
  await client.query("update auth.users set encrypted_password = '' where id = $1", [userId])
}

/** Another link than that of the sign-up confirms the mailbox: the sign-up may have been someone else's. */
export async function forgetSignUp(client: Queryable, { id, email }: Pick<UserRow, "id" | "email">) {
  await clearPassword(client, id)
  await replaceMetadata(client, id, { sub: id, email, phone_verified: false })
}

/** Of an account that is not confirmed yet. */
export async function replaceMetadata(client: Queryable, userId: string, values: Record<string, unknown>) {
  const metadata = JSON.stringify({ ...values, email_verified: false })
  await client.query("update auth.users set raw_user_meta_data = $2, updated_at = now() where id = $1", [
    userId,
    metadata,
  ])
}

/** Metadata is part of every access token, which has to fit into a header. */
export function checkMetadataSize(values: Record<string, unknown> | null) {
  if (Buffer.byteLength(JSON.stringify(values)) > MAX_METADATA_BYTES) {
    throw validationFailed(`Metadata must not be larger than ${MAX_METADATA_BYTES} bytes`)
  }
}

/** Merges new values into the old ones; keys set to null are removed. */
export async function mergeMetadata(
  client: Queryable,
  userId: string,
  column: "raw_user_meta_data" | "raw_app_meta_data",
  values: Record<string, unknown>,
) {
  const removedKeys = Object.keys(values).filter(key => values[key] === null)
  const { rows } = await client.query<{ merged: Record<string, unknown> }>(
    `update auth.users set updated_at = now(), ${column} = (coalesce(${column}, '{}') || $2) - $3::text[]
     where id = $1 returning ${column} as merged`,
    [userId, JSON.stringify(values), removedKeys],
  )
  checkMetadataSize(rows[0]?.merged ?? {})
}
