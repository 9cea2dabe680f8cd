import { randomUUID } from "node:crypto"
import { jsonResponse } from "../../http.ts"
import { normalEmail } from "../addresses.ts"
import { writeAudit } from "../audit.ts"
import { evenly } from "../constant-time.ts"
import { type Call, inTransaction, type Room } from "../context.ts"
import { alreadyMemberMail } from "../email/emails.ts"
import { checkChallengeOf, sendLink } from "../email/links.ts"
import { sendMail } from "../email/send-email.ts"
import { AuthError, validationFailed } from "../errors.ts"
import { hashPassword, isPassword } from "../passwords/password-hash.ts"
import { checkPassword } from "../passwords/password-rules.ts"
import { takeMailTurn, takeTurn, turnsOf } from "../rate-limits.ts"
import { lookAlike, publicUser } from "../users/public-user.ts"
import {
  checkMetadataSize,
  createUser,
  forgetPassword,
  type SupabaseDb,
  userByEmail,
} from "../users/users.ts"
import { sessionAnswer, startSession } from "./sessions.ts"

/** POST /signup */
export async function signUp(call: Call): Promise<Response> {
  const { room, fields } = call
  refuseIfClosed(room)
  if (!fields.has("email")) throw withoutEmail(call)
  const email = normalEmail(fields.text("email"))
  const password = fields.text("password")
  if (password === "") throw validationFailed("Signup requires a valid password")
  checkPassword(password, room.options, await ownWords(room, email))
  checkChallengeOf(call)
  checkMetadataSize(fields.object("data"))
  return evenly(room.options.evenAnswerMs.signUp, async () => {
    await takeTurn(room, turnsOf("signUpPerAddress", call.address))
    if (!room.options.autoConfirm) await takeMailTurn(room, email)
    const { passwordCost } = room.options
    const known = await userByEmail(room.admin, email)
    const [passwordHash, isSame] = await Promise.all([
      hashPassword(password, passwordCost),
      isPassword(room.admin, password, known?.encrypted_password, passwordCost),
    ])
    const answer = room.options.autoConfirm ? signUpAndIn : signUpByMail
    return jsonResponse(200, await answer(call, email, { passwordHash, isSame }))
  })
}

interface Offered {
  passwordHash: string
  /** Whether the account has this very password already. */
  isSame: boolean
}

export function refuseIfClosed({ options }: Room) {
  if (!options.isSignUpOpen)
    throw new AuthError(422, "signup_disabled", "Signups not allowed for this instance")
}

/** Words that make a password easy to guess for this person. */
export async function ownWords({ admin }: { admin: SupabaseDb }, email: string) {
  const { rows } = await admin.query<{ name: string }>("select name from public.site_settings limit 1")
  return [email, email.split("@")[0] ?? "", rows[0]?.name ?? ""]
}

async function signUpByMail(call: Call, email: string, { passwordHash, isSame }: Offered) {
  return inTransaction(call.room, async client => {
    const made = await newMember(client, call, email, passwordHash)
    const known = made ?? (await userByEmail(client, email))
    if (known && !known.email_confirmed_at) {
      // Two people may have signed up with one mailbox; neither's password may open what the other confirms.
      if (!made && !isSame) await forgetPassword(client, known.id)
      await sendLink(client, call, known, "signup")
    } else if (known && !known.deleted_at) {
      // The page says the same to everybody; the mailbox is where its owner learns the truth.
      const link = `${call.room.siteUrl}/login`
      await sendMail(client, email, "already_member", site => alreadyMemberMail(site, { link }))
    }
    if (!made) return lookAlike(client, email, call.fields.object("data"))
    return publicUser((await userByEmail(client, email))!)
  })
}

async function signUpAndIn(call: Call, email: string, { passwordHash }: Offered) {
  return inTransaction(call.room, async client => {
    const made = await newMember(client, call, email, passwordHash)
    if (!made) throw new AuthError(422, "user_already_exists", "User already registered")
    return sessionAnswer(call.room, client, await startSession(client, call, made, "password"))
  })
}

async function newMember(client: SupabaseDb, call: Call, email: string, passwordHash: string) {
  const id = randomUUID()
  const made = await createUser(client, {
    id,
    email,
    passwordHash,
    isConfirmed: call.room.options.autoConfirm,
    userMetadata: { ...call.fields.object("data"), sub: id, email, phone_verified: false },
  })
  if (made) await writeAudit(client, call, "user_signedup", made)
  return made
}

function withoutEmail({ fields }: Call) {
  return fields.has("phone")
    ? new AuthError(400, "phone_provider_disabled", "Phone signups are disabled")
    : new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled")
}
