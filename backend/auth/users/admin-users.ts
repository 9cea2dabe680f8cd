import type pg from "pg"
import { jsonResponse } from "../../http.ts"
import { queueEmail } from "../../mail/queue-email.ts"
import { writeAudit } from "../audit.ts"
import { type Call, inTransaction } from "../context.ts"
import { normalizeEmail } from "../email/email-address.ts"
import { AuthError, validationFailed } from "../errors.ts"
import type { Fields } from "../fields.ts"
import { removeFactor } from "../mfa/factors.ts"
import { hashPassword, isSupportedHash } from "../passwords/password-hash.ts"
import { checkPassword } from "../passwords/password-rules.ts"
import { personalWords } from "../sessions/sign-up.ts"
import { bannedUntil } from "./ban-duration.ts"
import { publicUser } from "./public-user.ts"
import {
  confirmEmail,
  createUser,
  mergeMetadata,
  type Queryable,
  USER_COLUMNS,
  type UserRow,
  userByEmail,
  userById,
} from "./users.ts"

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const MAX_PER_PAGE = 1000

/** GET /admin/users */
export async function listUsers({ context, query, request }: Call): Promise<Response> {
  const page = parsePageNumber(query.get("page"), 1)
  const perPage = Math.min(parsePageNumber(query.get("per_page"), 50), MAX_PER_PAGE)
  const { rows } = await context.admin.query<UserRow>(
    `select ${USER_COLUMNS} from auth.users u order by u.created_at desc, u.id limit $1 offset $2`,
    [perPage, (page - 1) * perPage],
  )
  const counted = await context.admin.query<{ total: number }>(
    "select count(*)::int as total from auth.users",
  )
  const { total } = counted.rows[0]!
  const lastPage = Math.max(1, Math.ceil(total / perPage))
  const link = (pageNumber: number, rel: string) =>
    `<${new URL(request.url).pathname}?page=${pageNumber}&per_page=${perPage}>; rel="${rel}"`
  const links = page < lastPage ? [link(page + 1, "next"), link(lastPage, "last")] : [link(lastPage, "last")]
  const headers = { "x-total-count": String(total), link: links.join(", ") }
  return jsonResponse(200, { users: rows.map(publicUser), aud: "authenticated" }, headers)
}

/** GET /admin/users/:user */
export async function getUserById(call: Call): Promise<Response> {
  return jsonResponse(200, publicUser(await userFromPath(call.context.admin, call)))
}

/** POST /admin/users */
export async function adminCreateUser(call: Call): Promise<Response> {
  const { context, fields } = call
  if (!fields.has("email")) {
    if (fields.has("phone")) throw new AuthError(400, "phone_provider_disabled", "Phone signups are disabled")
    throw validationFailed("Cannot create a user without either an email or phone")
  }
  const email = normalizeEmail(fields.text("email"))
  const id = fields.text("id")
  if (id !== "" && !UUID.test(id)) throw validationFailed("ID must conform to the uuid v4 format")
  const passwordHash = await requestedPasswordHash(call, email)
  const created = await inTransaction(context, async client => {
    const user = await createUser(client, {
      ...(id === "" ? {} : { id }),
      email,
      passwordHash,
      isConfirmed: fields.flag("email_confirm"),
      role: requestedRole(fields),
      userMetadata: fields.object("user_metadata"),
      appMetadata: fields.object("app_metadata"),
      bannedUntil: bannedUntil(fields.text("ban_duration")) ?? null,
    })
    if (!user) throw emailExists()
    await writeAudit(client, call, "user_signedup", user)
    return user
  })
  return jsonResponse(200, publicUser(created))
}

/** PUT /admin/users/:user */
export async function adminUpdateUser(call: Call): Promise<Response> {
  const { context, fields } = call
  const user = await userFromPath(context.admin, call)
  const email = fields.has("email") ? normalizeEmail(fields.text("email")) : user.email
  const passwordHash = await requestedPasswordHash(call, email ?? "")
  const bannedUntilDate = bannedUntil(fields.text("ban_duration"))
  const changed = await inTransaction(context, async client => {
    if (email && email !== user.email) await changeEmail(client, user, email)
    if (passwordHash) await setPassword(client, user, passwordHash)
    if (fields.has("email_confirm") && fields.flag("email_confirm")) await confirmEmail(client, user.id)
    if (fields.has("role")) {
      await client.query("update auth.users set role = $2 where id = $1", [user.id, requestedRole(fields)])
    }
    if (bannedUntilDate !== undefined) {
      await client.query("update auth.users set banned_until = $2, updated_at = now() where id = $1", [
        user.id,
        bannedUntilDate,
      ])
    }
    await mergeMetadata(client, user.id, "raw_user_meta_data", fields.object("user_metadata"))
    await mergeMetadata(client, user.id, "raw_app_meta_data", fields.object("app_metadata"))
    await writeAudit(client, call, "user_modified", user)
    return userById(client, user.id)
  })
  return jsonResponse(200, publicUser(changed!))
}

/** DELETE /admin/users/:user */
export async function adminDeleteUser(call: Call): Promise<Response> {
  const { context, fields } = call
  const isSoft = fields.flag("should_soft_delete")
  await inTransaction(context, async client => {
    const user = await userFromPath(client, call)
    await writeAudit(client, call, "user_deleted", user)
    // These rows have no foreign key that cascades.
    await client.query("delete from auth.flow_state where user_id = $1", [user.id])
    if (!isSoft) return client.query("delete from auth.users where id = $1", [user.id])
    // The row stays for its references, without any personal data.
    await client.query(
      `update auth.users set deleted_at = now(), email = 'deleted-' || id || '@deleted.invalid', phone = null,
         encrypted_password = '', raw_user_meta_data = '{}', raw_app_meta_data = '{}', email_change = '' where id = $1`,
      [user.id],
    )
    for (const table of ["identities", "mfa_factors", "one_time_tokens"]) {
      await client.query(`delete from auth.${table} where user_id = $1`, [user.id])
    }
  })
  return jsonResponse(200, {})
}

/** GET /admin/users/:user/factors */
export async function adminListFactors(call: Call): Promise<Response> {
  return jsonResponse(200, (await userFromPath(call.context.admin, call)).factors)
}

/** DELETE /admin/users/:user/factors/:factor */
export async function adminDeleteFactor(call: Call): Promise<Response> {
  const user = await userFromPath(call.context.admin, call)
  const factor = user.factors.find(({ id }) => id === call.ids[1])
  if (!factor) throw new AuthError(404, "mfa_factor_not_found", "Factor not found")
  await inTransaction(call.context, async client => {
    await removeFactor(client, user, factor)
    await writeAudit(client, call, "factor_unenrolled", user)
  })
  return jsonResponse(200, factor)
}

export function emailExists() {
  return new AuthError(422, "email_exists", "A user with this email address has already been registered")
}

async function userFromPath(db: Queryable, { ids }: Call): Promise<UserRow> {
  const user = await userById(db, ids[0]!)
  if (!user) throw new AuthError(404, "user_not_found", "User not found")
  return user
}

async function changeEmail(client: pg.ClientBase, user: UserRow, email: string) {
  if (await userByEmail(client, email)) throw emailExists()
  await client.query("update auth.users set email = $2, updated_at = now() where id = $1", [user.id, email])
  await client.query(
    `update auth.identities set identity_data = identity_data || jsonb_build_object('email', $2::text)
     where user_id = $1 and provider = 'email'`,
    [user.id, email],
  )
}

async function setPassword(client: pg.ClientBase, { id: userId, email }: UserRow, hash: string) {
  await client.query("update auth.users set encrypted_password = $2, updated_at = now() where id = $1", [
    userId,
    hash,
  ])
  await client.query("delete from auth.sessions where user_id = $1", [userId])
  if (email) await queueEmail(client, email, "password-changed", {})
}

async function requestedPasswordHash({ context, fields }: Call, email: string) {
  const hash = fields.text("password_hash")
  if (hash !== "") {
    if (!isSupportedHash(hash)) throw validationFailed("password_hash must be a bcrypt or fbscrypt hash")
    return hash
  }
  const password = fields.text("password")
  if (password === "") return null
  checkPassword(password, context.options, await personalWords(context, email))
  return hashPassword(password, context.options.passwordCost)
}

// Members have only this database role; further rights are rows in tables.
function requestedRole(fields: Fields) {
  const role = fields.text("role") || "authenticated"
  if (role !== "authenticated") throw validationFailed("role must be authenticated")
  return role
}

function parsePageNumber(text: string | null, fallback: number) {
  if (text === null || text === "") return fallback
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < 1 || number > 1e9)
    throw validationFailed("Bad Pagination Parameters")
  return number
}
