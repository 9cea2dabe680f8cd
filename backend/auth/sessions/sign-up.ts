import { randomUUID } from "node:crypto"
import { jsonResponse } from "../../http.ts"
import { queueEmail } from "../../mail/queue-email.ts"
import { writeAudit } from "../audit.ts"
import { withMinimumDuration } from "../constant-time.ts"
import { type AuthContext, type Call, inTransaction } from "../context.ts"
import { normalizeEmail } from "../email/email-address.ts"
import { checkCodeChallenge, sendLink } from "../email/links.ts"
import { AuthError, validationFailed } from "../errors.ts"
import { hashPassword, verifyPassword } from "../passwords/password-hash.ts"
import { checkPassword } from "../passwords/password-rules.ts"
import { addressLimits, consumeEmailLimits, consumeRateLimits } from "../rate-limits.ts"
import { fakeNewUser, publicUser } from "../users/public-user.ts"
import {
  checkMetadataSize,
  clearPassword,
  createUser,
  type Queryable,
  replaceMetadata,
  userByEmail,
} from "../users/users.ts"
import { sessionResponse, startSession } from "./sessions.ts"

/** POST /signup */
export async function signUp(call: Call): Promise<Response> {
  const { context, fields } = call
  requireOpenSignUp(context)
  if (!fields.has("email")) throw missingEmailError(call)
  const email = normalizeEmail(fields.text("email"))
  const password = fields.text("password")
  if (password === "") throw validationFailed("Signup requires a valid password")
  checkPassword(password, context.options, await personalWords(context, email))
  checkCodeChallenge(call)
  checkMetadataSize(fields.object("data"))
  return withMinimumDuration(context.options.minimumResponseMs.signUp, async () => {
    await consumeRateLimits(context, addressLimits("signUpPerAddress", call.address))
    if (!context.options.autoConfirm) await consumeEmailLimits(context, email)
    const { passwordCost } = context.options
    const known = await userByEmail(context.admin, email)
    const [passwordHash, isSame] = await Promise.all([
      hashPassword(password, passwordCost),
      verifyPassword(context.admin, password, known?.encrypted_password, passwordCost),
    ])
    const signUpUser = context.options.autoConfirm ? signUpAndSignIn : signUpWithConfirmation
    return jsonResponse(200, await signUpUser(call, email, { passwordHash, isSame }))
  })
}

interface PasswordCheck {
  passwordHash: string
  /** Whether the account already has this password. */
  isSame: boolean
}

function requireOpenSignUp({ options }: AuthContext) {
  if (!options.isSignUpOpen)
    throw new AuthError(422, "signup_disabled", "Signups not allowed for this instance")
}

/** Words that make a password easy to guess for this user. */
export async function personalWords({ admin }: { admin: Queryable }, email: string) {
  const { rows } = await admin.query<{ name: string }>("select name from public.site_settings limit 1")
  return [email, email.split("@")[0] ?? "", rows[0]?.name ?? ""]
}

async function signUpWithConfirmation(call: Call, email: string, { passwordHash, isSame }: PasswordCheck) {
  return inTransaction(call.context, async client => {
    const created = await createMember(client, call, email, passwordHash)
    const known = created ?? (await userByEmail(client, email))
    if (known && !known.email_confirmed_at) {
      // If two people sign up with one mailbox, neither password may open the account the other confirms.
      if (!created && !isSame) await clearPassword(client, known.id)
      // The site's database compares both sign-ups and asks again what they do not agree on.
      if (!created) await replaceMetadata(client, known.id, signUpMetadata(call, known.id, email))
      await sendLink(client, call, known, "signup")
    } else if (known && !known.deleted_at) {
      // The page shows everyone the same message; only the mailbox owner learns the truth.
      const link = `${call.context.siteUrl}/login`
      await queueEmail(client, email, "already-registered", { link })
    }
    if (!created) return fakeNewUser(client, email, call.fields.object("data"))
    return publicUser((await userByEmail(client, email))!)
  })
}

async function signUpAndSignIn(call: Call, email: string, { passwordHash }: PasswordCheck) {
  return inTransaction(call.context, async client => {
    const created = await createMember(client, call, email, passwordHash)
    if (!created) throw new AuthError(422, "user_already_exists", "User already registered")
    return sessionResponse(call.context, client, await startSession(client, call, created, "password"))
  })
}

async function createMember(client: Queryable, call: Call, email: string, passwordHash: string) {
  const id = randomUUID()
  const created = await createUser(client, {
    id,
    email,
    passwordHash,
    isConfirmed: call.context.options.autoConfirm,
    userMetadata: signUpMetadata(call, id, email),
  })
  if (created) await writeAudit(client, call, "user_signedup", created)
  return created
}

function signUpMetadata({ fields }: Call, sub: string, email: string) {
  return { ...fields.object("data"), sub, email, phone_verified: false }
}

function missingEmailError({ fields }: Call) {
  return fields.has("phone")
    ? new AuthError(400, "phone_provider_disabled", "Phone signups are disabled")
    : new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled")
}
