import { randomUUID } from "node:crypto"
import type pg from "pg"
import { AUDIENCE } from "../../tokens.ts"
import { validationFailed } from "../errors.ts"

const LARGEST_METADATA = 4096

export type SupabaseDb = pg.Pool | pg.ClientBase

export interface Factor {
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

export async function userById(db: SupabaseDb, id: string): Promise<UserRow | undefined> {
  const { rows } = await db.query<UserRow>(`select ${USER_COLUMNS} from auth.users u where u.id = $1`, [id])
  return rows[0]
}

export async function userByEmail(db: SupabaseDb, email: string): Promise<UserRow | undefined> {
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

export interface NewUser {
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

/** Nothing when the address has an account already, also when that was made at the same moment. */
export async function createUser(client: SupabaseDb, given: NewUser): Promise<UserRow | undefined> {
  const { id = randomUUID(), email, isConfirmed = false } = given
  for (const values of [given.userMetadata, given.appMetadata]) checkMetadataSize(values ?? {})
  // Hosted reads these tokens as text that is never null.
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
      given.role ?? AUDIENCE,
      email,
      given.passwordHash ?? "",
      isConfirmed,
      given.isInvited ?? false,
      JSON.stringify({ provider: "email", providers: ["email"], ...given.appMetadata }),
      JSON.stringify({ ...given.userMetadata, email_verified: isConfirmed }),
      given.bannedUntil ?? null,
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

/** The mailbox is the member's: someone read what was sent to it. */
export async function confirmEmail(client: SupabaseDb, userId: string) {
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

/** A password that came before the proof of the mailbox may be somebody else's. */
export async function forgetPassword(client: SupabaseDb, userId: string) {
  await client.query("update auth.users set encrypted_password = '' where id = $1", [userId])
}

/** It travels in every access token, and those in headers of limited length. */
export function checkMetadataSize(values: Record<string, unknown> | null) {
  if (Buffer.byteLength(JSON.stringify(values)) > LARGEST_METADATA) {
    throw validationFailed(`Metadata must not be larger than ${LARGEST_METADATA} bytes`)
  }
}

/** New values join the old ones; a key set to null goes away. */
export async function mergeMetadata(
  client: SupabaseDb,
  userId: string,
  column: "raw_user_meta_data" | "raw_app_meta_data",
  values: Record<string, unknown>,
) {
  const dropped = Object.keys(values).filter(key => values[key] === null)
  const { rows } = await client.query<{ merged: Record<string, unknown> }>(
    `update auth.users set updated_at = now(), ${column} = (coalesce(${column}, '{}') || $2) - $3::text[]
     where id = $1 returning ${column} as merged`,
    [userId, JSON.stringify(values), dropped],
  )
  checkMetadataSize(rows[0]?.merged ?? {})
}
