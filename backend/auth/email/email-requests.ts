import type pg from "pg"
import { jsonResponse } from "../../http.ts"
import { normalEmail } from "../addresses.ts"
import { writeAudit } from "../audit.ts"
import { evenly } from "../constant-time.ts"
import { type Call, inTransaction } from "../context.ts"
import { AuthError, validationFailed } from "../errors.ts"
import { hasMailTurn, takeMailTurn, takeTurn, turnsOf } from "../rate-limits.ts"
import { sendEmailChange } from "../users/email-change.ts"
import { checkMetadataSize, createUser, isBanned, type UserRow, userByEmail } from "../users/users.ts"
import { checkChallengeOf, sendLink } from "./links.ts"

type Deed = (client: pg.ClientBase, call: Call, user: UserRow | undefined, email: string) => Promise<void>

/** POST /otp and /magiclink */
export async function requestSignIn(call: Call): Promise<Response> {
  if (call.fields.has("phone") && !call.fields.has("email")) {
    throw new AuthError(400, "phone_provider_disabled", "Unsupported phone provider")
  }
  return answerAlike(call, async (client, _, user, email) => {
    if (user) return sendLink(client, call, user, "magiclink")
    const mayCreate = call.fields.flag("create_user", true) && call.room.options.isSignUpOpen
    if (!mayCreate) return
    const made = await createUser(client, { email, userMetadata: call.fields.object("data") })
    if (!made) return
    await writeAudit(client, call, "user_signedup", made)
    await sendLink(client, call, made, "signup")
  })
}

/** POST /recover */
export async function requestRecovery(call: Call): Promise<Response> {
  return answerAlike(call, async (client, _, user) => {
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
  return answerAlike(call, async (client, _, user) => {
    if (type === "signup" && user && !user.email_confirmed_at) return sendLink(client, call, user, "signup")
    if (type !== "email_change" || !user?.email_change) return
    // The other mailbox has a limit of its own, and saying so would tell that somebody wants to move there.
    if (!(await hasMailTurn(call.room, user.email_change))) return
    await sendEmailChange(client, call, user, user.email_change)
  })
}

// One answer, one pace and one set of limits, whether the address has an account or not.
async function answerAlike(call: Call, deed: Deed): Promise<Response> {
  const { room, fields } = call
  if (!fields.has("email")) throw validationFailed("An email address is required")
  const email = normalEmail(fields.text("email"))
  checkChallengeOf(call)
  // Read before the deed, so that a wrong type is refused for every address.
  checkMetadataSize(fields.object("data"))
  fields.flag("create_user", true)
  return evenly(room.options.evenAnswerMs.mail, async () => {
    await takeTurn(room, turnsOf("mailRequestsPerAddress", call.address))
    await takeMailTurn(room, email)
    await inTransaction(room, async client => {
      const user = await userByEmail(client, email)
      if (user && (isBanned(user) || user.deleted_at)) return
      await deed(client, call, user, email)
    })
    return jsonResponse(200, {})
  })
}
