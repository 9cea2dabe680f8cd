import type pg from "pg"
import { jsonResponse } from "../../http.ts"
import { writeAudit } from "../audit.ts"
import { withMinimumDuration } from "../constant-time.ts"
import { type Call, inTransaction } from "../context.ts"
import { AuthError, validationFailed } from "../errors.ts"
import {
  addressLimits,
  consumeEmailLimits,
  consumeRateLimits,
  tryConsumeEmailLimits,
} from "../rate-limits.ts"
import { sendEmailChange } from "../users/email-change.ts"
import { checkMetadataSize, createUser, isBanned, type UserRow, userByEmail } from "../users/users.ts"
import { normalizeEmail } from "./email-address.ts"
import { checkCodeChallenge, sendLink } from "./links.ts"

type EmailAction = (
  client: pg.ClientBase,
  call: Call,
  user: UserRow | undefined,
  email: string,
) => Promise<void>

/** POST /otp and /magiclink */
export async function requestSignIn(call: Call): Promise<Response> {
  if (call.fields.has("phone") && !call.fields.has("email")) {
    throw new AuthError(400, "phone_provider_disabled", "Unsupported phone provider")
  }
  return respondUniformly(call, async (client, _, user, email) => {
    if (user) return sendLink(client, call, user, "magiclink")
    const mayCreate = call.fields.flag("create_user", true) && call.context.options.isSignUpOpen
    if (!mayCreate) return
    const created = await createUser(client, { email, userMetadata: call.fields.object("data") })
    if (!created) return
    await writeAudit(client, call, "user_signedup", created)
    await sendLink(client, call, created, "signup")
  })
}

/** POST /recover */
export async function requestRecovery(call: Call): Promise<Response> {
  return respondUniformly(call, async (client, _, user) => {
    if (!user) return
    await sendLink(client, call, user, "recovery")
    await writeAudit(client, call, "user_recovery_requested", user)
  })
}

/** POST /resend */
export async function resend(call: Call): Promise<Response> {
  const type = call.fields.text("type")
  if (type === "sms" || type === "phone_change") {
    throw new AuthError(400, "phone_provider_disabled", "Unsupported phone provider")
  }
  if (type !== "signup" && type !== "email_change") {
    throw validationFailed("Missing one of these types: signup, email_change, sms, phone_change")
  }
  return respondUniformly(call, async (client, _, user) => {
    if (type === "signup" && user && !user.email_confirmed_at) return sendLink(client, call, user, "signup")
    if (type !== "email_change" || !user?.email_change) return
    // The new mailbox has its own limit; an error here would reveal that someone wants to move there.
    if (!(await tryConsumeEmailLimits(call.context, user.email_change))) return
    await sendEmailChange(client, call, user, user.email_change)
  })
}

// Same response, duration and limits whether or not the address has an account.
async function respondUniformly(call: Call, action: EmailAction): Promise<Response> {
  const { context, fields } = call
  if (!fields.has("email")) throw validationFailed("An email address is required")
  const email = normalizeEmail(fields.text("email"))
  checkCodeChallenge(call)
  // Read before the lookup, so that invalid input is rejected for every address alike.
  checkMetadataSize(fields.object("data"))
  fields.flag("create_user", true)
  return withMinimumDuration(context.options.minimumResponseMs.mail, async () => {
    await consumeRateLimits(context, addressLimits("mailRequestsPerAddress", call.address))
    await consumeEmailLimits(context, email)
    await inTransaction(context, async client => {
      const user = await userByEmail(client, email)
      if (user && (isBanned(user) || user.deleted_at)) return
      await action(client, call, user, email)
    })
    return jsonResponse(200, {})
  })
}
