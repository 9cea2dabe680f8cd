import { randomUUID } from "node:crypto"
import type pg from "pg"
import { jsonResponse } from "../../http.ts"
import { writeAudit } from "../audit.ts"
import { type Call, inTransaction } from "../context.ts"
import { normalizeEmail } from "../email/email-address.ts"
import { createLink, createTypedLink, type Link, type LinkPurpose, sendLink } from "../email/links.ts"
import { AuthError, validationFailed } from "../errors.ts"
import { hashPassword } from "../passwords/password-hash.ts"
import { checkPassword } from "../passwords/password-rules.ts"
import { personalWords } from "../sessions/sign-up.ts"
import { emailExists } from "./admin-users.ts"
import { publicUser } from "./public-user.ts"
import { createUser, type UserRow, userByEmail } from "./users.ts"

/** POST /invite */
export async function invite(call: Call): Promise<Response> {
  const email = normalizeEmail(call.fields.text("email"))
  const user = await inTransaction(call.context, async client => {
    const invited = await findOrInviteUser(client, call, email)
    await sendLink(client, call, invited, "invite")
    return (await userByEmail(client, email))!
  })
  return jsonResponse(200, publicUser(user))
}

/** POST /admin/generate_link: returns the link without sending it. */
export async function generateLink(call: Call): Promise<Response> {
  const type = call.fields.text("type")
  const email = normalizeEmail(call.fields.text("email"))
  const password = type === "signup" ? await signUpPassword(call, email) : ""
  const { user, link } = await inTransaction(call.context, async client => {
    const link = await linkForType(client, call, { type, email, password })
    return { link, user: (await userByEmail(client, email))! }
  })
  return jsonResponse(200, {
    ...publicUser(user),
    action_link: link.verifyUrl,
    email_otp: link.code,
    hashed_token: link.token,
    redirect_to: link.redirectTo,
    verification_type: type,
  })
}

async function linkForType(
  client: pg.ClientBase,
  call: Call,
  { type, email, password }: { type: string; email: string; password: string },
): Promise<Link> {
  if (type === "invite") {
    return createLink(client, call, {
      user: await findOrInviteUser(client, call, email),
      purpose: "invite",
      mailbox: email,
    })
  }
  const user = await userByEmail(client, email)
  if (type === "signup" || (type === "magiclink" && !user)) {
    if (user?.email_confirmed_at) throw emailExists()
    const created = user ?? (await createUnconfirmedUser(client, call, email, password))
    return createLink(client, call, { user: created, purpose: "signup", mailbox: email })
  }
  if (!user) throw new AuthError(404, "user_not_found", "User with this email not found")
  if (type === "magiclink" || type === "recovery") {
    return createLink(client, call, { user, purpose: type satisfies LinkPurpose, mailbox: email })
  }
  if (type === "email_change_current" || type === "email_change_new")
    return emailChangeLink(client, call, user, type)
  throw validationFailed("Invalid email action link type requested")
}

async function emailChangeLink(
  client: pg.ClientBase,
  call: Call,
  user: UserRow,
  type: "email_change_current" | "email_change_new",
) {
  const newEmail = normalizeEmail(call.fields.text("new_email"))
  if (await userByEmail(client, newEmail)) throw emailExists()
  await client.query(
    `update auth.users set email_change_sent_at = now(), email_change = $2::text,
       email_change_confirm_status = case when email_change = $2::text then email_change_confirm_status else 0 end
     where id = $1`,
    [user.id, newEmail],
  )
  const isForNew = type === "email_change_new"
  return createTypedLink(client, call, {
    user,
    purpose: "email_change",
    mailbox: isForNew ? newEmail : user.email!,
    type: isForNew ? "email_change_token_new" : "email_change_token_current",
  })
}

async function findOrInviteUser(client: pg.ClientBase, call: Call, email: string): Promise<UserRow> {
  const known = await userByEmail(client, email)
  if (known?.email_confirmed_at) throw emailExists()
  if (known) {
    await client.query("update auth.users set invited_at = now() where id = $1", [known.id])
    return known
  }
  const created = await createUser(client, {
    email,
    isInvited: true,
    userMetadata: call.fields.object("data"),
  })
  if (!created) throw emailExists()
  await writeAudit(client, call, "user_invited", created)
  return created
}

async function createUnconfirmedUser(client: pg.ClientBase, call: Call, email: string, passwordHash: string) {
  const id = randomUUID()
  const userMetadata = { ...call.fields.object("data"), sub: id, email, phone_verified: false }
  const created = await createUser(client, { id, email, passwordHash, userMetadata })
  if (!created) throw emailExists()
  await writeAudit(client, call, "user_signedup", created)
  return created
}

async function signUpPassword({ context, fields }: Call, email: string) {
  const password = fields.text("password")
  if (password === "") throw validationFailed("Signup requires a valid password")
  checkPassword(password, context.options, await personalWords(context, email))
  return hashPassword(password, context.options.passwordCost)
}
