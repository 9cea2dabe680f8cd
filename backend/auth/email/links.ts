import { randomUUID } from "node:crypto"
import type pg from "pg"
import type { Call, Room } from "../context.ts"
import { validationFailed } from "../errors.ts"
import { newSecret } from "../secrets.ts"
import type { UserRow } from "../users/users.ts"
import { confirmMail, inviteMail, magicLinkMail, recoveryMail } from "./emails.ts"
import { issueToken, type Purpose, type TokenType } from "./one-time-tokens.ts"
import { sendMail } from "./send-email.ts"

const CHALLENGE = /^[A-Za-z0-9._~-]{43,128}$/
const PKCE_PREFIX = "pkce_"

export type LinkPurpose = "signup" | "invite" | "magiclink" | "recovery"

const SENT_AT = {
  signup: "confirmation_sent_at",
  invite: "confirmation_sent_at",
  magiclink: "recovery_sent_at",
  recovery: "recovery_sent_at",
} as const

const TYPE_OF: Record<LinkPurpose, TokenType> = {
  signup: "confirmation_token",
  invite: "confirmation_token",
  magiclink: "recovery_token",
  recovery: "recovery_token",
}

const MAIL_OF = { signup: confirmMail, invite: inviteMail, magiclink: magicLinkMail, recovery: recoveryMail }

/** A one-time token, and the links that carry it. */
export interface Link {
  token: string
  code: string
  /** The site's page with a button: a mail scanner that opens it uses nothing up. */
  page: string
  /** Hosted's own link, which is used up by opening it. */
  direct: string
  redirectTo: string
  seconds: number
}

/** Mails a member a way in. */
export async function sendLink(client: pg.ClientBase, call: Call, user: UserRow, purpose: LinkPurpose) {
  const link = await makeLink(client, call, { user, purpose, mailbox: user.email! })
  await sendMail(client, user.email!, purpose, site => MAIL_OF[purpose](site, { ...link, link: link.page }))
}

export async function makeLink(
  client: pg.ClientBase,
  call: Call,
  given: { user: UserRow; purpose: LinkPurpose; mailbox: string },
): Promise<Link> {
  await client.query(
    `update auth.users set ${SENT_AT[given.purpose]} = now(), updated_at = now() where id = $1`,
    [given.user.id],
  )
  return linkWith(client, call, { ...given, type: TYPE_OF[given.purpose] })
}

export async function linkWith(
  client: pg.ClientBase,
  call: Call,
  given: { user: UserRow; purpose: Purpose; mailbox: string; type: TokenType },
): Promise<Link> {
  const flowStateId = await rememberFlow(client, call, given.user.id, given.purpose)
  const { token, code } = await issueToken(client, call.room, {
    ...given,
    userId: given.user.id,
    flowStateId,
  })
  const carried = flowStateId === null ? token : PKCE_PREFIX + token
  const redirectTo = redirectTarget(
    call.room,
    call.query.get("redirect_to") ?? call.fields.text("redirect_to"),
  )
  return {
    token: carried,
    code,
    redirectTo,
    seconds: call.room.options.linkSeconds[given.purpose],
    page: withQuery(`${call.room.siteUrl}/confirm`, {
      token_hash: carried,
      type: given.purpose,
      next: pathOn(call.room.siteUrl, redirectTo),
    }),
    direct: withQuery(`${call.room.siteUrl}/auth/v1/verify`, {
      token: carried,
      type: given.purpose,
      redirect_to: redirectTo,
    }),
  }
}

/** Whether a token is for the browser that asked for it, and the token itself. */
export function unwrapToken(carried: string) {
  const isBound = carried.startsWith(PKCE_PREFIX)
  return { isBound, token: isBound ? carried.slice(PKCE_PREFIX.length) : carried }
}

/** Where a link may lead back to: the site's own origin and the allowed ones, exactly; else the site. */
export function redirectTarget({ siteUrl, options }: Room, wanted: string | null): string {
  if (!wanted || !URL.canParse(wanted)) return siteUrl
  const url = new URL(wanted)
  const isAllowed = [new URL(siteUrl).origin, ...options.redirectOrigins].includes(url.origin)
  return isAllowed && url.username === "" && url.password === "" ? url.href : siteUrl
}

// The browser that asks keeps a secret; only with it can the code at the end of the link be exchanged.
async function rememberFlow(client: pg.ClientBase, { fields }: Call, userId: string, purpose: Purpose) {
  const challenge = fields.text("code_challenge")
  const method = fields.text("code_challenge_method").toLowerCase()
  if (challenge === "" && method === "") return null
  checkChallenge(challenge, method)
  const id = randomUUID()
  await client.query(
    `insert into auth.flow_state (id, user_id, auth_code, code_challenge_method, code_challenge, provider_type,
       provider_access_token, provider_refresh_token, created_at, updated_at, authentication_method)
     values ($1, $2, $3, $4, $5, 'email', '', '', now(), now(), $6)`,
    [
      id,
      userId,
      `unissued ${newSecret()}`,
      method,
      challenge,
      purpose === "signup" ? "email/signup" : purpose,
    ],
  )
  return id
}

/** Before anything is written, so that a wrong challenge is answered alike for every address. */
export function checkChallengeOf({ fields }: Call) {
  const challenge = fields.text("code_challenge")
  const method = fields.text("code_challenge_method").toLowerCase()
  if (challenge !== "" || method !== "") checkChallenge(challenge, method)
}

function checkChallenge(challenge: string, method: string) {
  if (challenge === "" || method === "") {
    throw validationFailed("PKCE flow requires code_challenge_method and code_challenge")
  }
  if (!CHALLENGE.test(challenge)) {
    throw validationFailed("code challenge has to be between 43 and 128 characters of [A-Za-z0-9._~-]")
  }
  if (method !== "s256" && method !== "plain") throw validationFailed("invalid code challenge method")
}

function pathOn(siteUrl: string, target: string) {
  const url = new URL(target)
  return url.origin === new URL(siteUrl).origin ? url.pathname + url.search : "/"
}

function withQuery(address: string, values: Record<string, string>) {
  return `${address}?${new URLSearchParams(values)}`
}
