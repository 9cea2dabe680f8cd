import pg from "pg"
import { queueEmail } from "../../mail/queue-email.ts"
import { writeAudit } from "../audit.ts"
import type { Call } from "../context.ts"
import { createTypedLink } from "../email/links.ts"
import { AuthError } from "../errors.ts"
import { type UserRow, userByEmail } from "./users.ts"

const UNIQUE_VIOLATION = "23505"

/** Stores the requested address and emails both mailboxes; it changes once both have confirmed. */
export async function sendEmailChange(client: pg.ClientBase, call: Call, user: UserRow, email: string) {
  await client.query(
    `update auth.users set email_change = $2, email_change_sent_at = now(), email_change_confirm_status = 0,
       updated_at = now() where id = $1`,
    [user.id, email],
  )
  const change = { from: user.email ?? "", to: email }
  if (user.email) await sendConfirmation(client, call, user, { ...change, isForNew: false })
  // An address that has an account gets no email and never confirms; the response is the same.
  if (!(await userByEmail(client, email)))
    await sendConfirmation(client, call, user, { ...change, isForNew: true })
}

async function sendConfirmation(
  client: pg.ClientBase,
  call: Call,
  user: UserRow,
  change: { from: string; to: string; isForNew: boolean },
) {
  const mailbox = change.isForNew ? change.to : change.from
  const type = change.isForNew ? "email_change_token_new" : "email_change_token_current"
  const link = await createTypedLink(client, call, { user, purpose: "email_change", mailbox, type })
  const { confirmUrl, seconds } = link
  const { from, to } = change
  await queueEmail(client, mailbox, "email-change", { link: confirmUrl, seconds, from, to })
}

/** True if this was the second of the two confirmations. */
export async function confirmEmailChange(client: pg.ClientBase, call: Call, user: UserRow): Promise<boolean> {
  const needsBoth = Boolean(user.email)
  if (needsBoth && user.email_change_confirm_status === 0) {
    await client.query("update auth.users set email_change_confirm_status = 1 where id = $1", [user.id])
    return false
  }
  try {
    await client.query(
      `update auth.users set email = email_change, email_change = '', email_change_confirm_status = 0,
         email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now(),
         raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || jsonb_build_object('email', email_change)
       where id = $1`,
      [user.id],
    )
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== UNIQUE_VIOLATION) throw error
    throw new AuthError(422, "email_exists", "A user with this email address has already been registered")
  }
  await client.query(
    `update auth.identities i set updated_at = now(), identity_data = i.identity_data
       || jsonb_build_object('email', u.email, 'email_verified', true)
     from auth.users u where u.id = i.user_id and i.user_id = $1 and i.provider = 'email'`,
    [user.id],
  )
  await client.query(
    `delete from auth.one_time_tokens where user_id = $1
       and token_type in ('email_change_token_new', 'email_change_token_current')`,
    [user.id],
  )
  await writeAudit(client, call, "user_modified", user)
  return true
}
