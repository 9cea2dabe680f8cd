import { randomUUID } from "node:crypto"
import { AUDIENCE } from "../../tokens.ts"
import type { Queryable, UserRow } from "./users.ts"

/** A user as the API returns it, without empty fields, like hosted. */
export function publicUser(user: UserRow): Record<string, unknown> {
  const fields = {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? "",
    email_confirmed_at: user.email_confirmed_at,
    invited_at: user.invited_at,
    phone: user.phone ?? "",
    phone_confirmed_at: user.phone_confirmed_at,
    confirmation_sent_at: user.confirmation_sent_at,
    confirmed_at: user.email_confirmed_at,
    recovery_sent_at: user.recovery_sent_at,
    new_email: user.email_change || null,
    email_change_sent_at: user.email_change_sent_at,
    reauthentication_sent_at: user.reauthentication_sent_at,
    last_sign_in_at: user.last_sign_in_at,
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    factors: user.factors.length > 0 ? user.factors : null,
    identities: user.identities,
    created_at: user.created_at,
    updated_at: user.updated_at,
    banned_until: user.banned_until,
    deleted_at: user.deleted_at,
    is_anonymous: user.is_anonymous,
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
}

/** Sign-up response for an address that has an account, indistinguishable from that of a new one. */
export async function fakeNewUser(db: Queryable, email: string, metadata: Record<string, unknown>) {
  const id = randomUUID()
  const identity = { sub: id, email, email_verified: false, phone_verified: false }
  // PostgreSQL formats the times and orders the keys as it does for a real user.
  const { rows } = await db.query<Pick<UserRow, "created_at" | "raw_user_meta_data" | "identities">>(
    `select now() as created_at, $1::jsonb as raw_user_meta_data,
       jsonb_build_array(jsonb_build_object('identity_id', gen_random_uuid(), 'id', $2::text, 'user_id', $2::text,
         'identity_data', $3::jsonb, 'provider', 'email', 'last_sign_in_at', now(), 'created_at', now(),
         'updated_at', now(), 'email', $4::text)) as identities`,
    [JSON.stringify({ ...metadata, ...identity }), id, JSON.stringify(identity), email],
  )
  const [created] = rows
  return publicUser({
    ...created!,
    id,
    email,
    aud: AUDIENCE,
    role: AUDIENCE,
    encrypted_password: null,
    email_confirmed_at: null,
    invited_at: null,
    phone: null,
    phone_confirmed_at: null,
    confirmation_sent_at: created!.created_at,
    recovery_sent_at: null,
    email_change: null,
    email_change_sent_at: null,
    email_change_confirm_status: 0,
    reauthentication_sent_at: null,
    last_sign_in_at: null,
    raw_app_meta_data: { provider: "email", providers: ["email"] },
    is_anonymous: false,
    banned_until: null,
    deleted_at: null,
    updated_at: created!.created_at,
    factors: [],
  })
}
