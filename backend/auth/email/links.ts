import { randomUUID } from "node:crypto"
import type pg from "pg"
import { queueEmail } from "../../mail/queue-email.ts"
import type { AuthContext, Call } from "../context.ts"
import { validationFailed } from "../errors.ts"
import { newSecret } from "../secrets.ts"
import type { UserRow } from "../users/users.ts"
import { issueToken, type Purpose, type TokenType } from "./one-time-tokens.ts"

const CHALLENGE = /^[A-Za-z0-9._~-]{43,128}$/
const PKCE_PREFIX = "pkce_"

export type LinkPurpose = "signup" | "invite" | "magiclink" | "recovery"

const SENT_AT = {
  signup: "confirmation_sent_at",
  invite: "confirmation_sent_at",
  magiclink: "recovery_sent_at",
  recovery: "recovery_sent_at",
} as const

const TOKEN_TYPES: Record<LinkPurpose, TokenType> = {
  signup: "confirmation_token",
  invite: "confirmation_token",
  magiclink: "recovery_token",
  recovery: "recovery_token",
}

const MESSAGES = {
  signup: "confirm-signup",
  magiclink: "magic-link",
  recovery: "password-recovery",
} as const

/** A one-time token and the URLs that carry it. */
export interface Link {
  token: string
  code: string
  /** The site's page with a button, so that mail scanners that open links do not consume the token. */
  confirmUrl: string
  /** GoTrue's own link, consumed by opening it. */
  verifyUrl: string
  redirectTo: string
  seconds: number
}

/** Emails a link for signing in or confirming. */
export async function sendLink(client: pg.ClientBase, call: Call, user: UserRow, purpose: LinkPurpose) {
  const to = user.email!
  const { confirmUrl: link, code, seconds } = await createLink(client, call, { user, purpose, mailbox: to })
  if (purpose === "invite") await queueEmail(client, to, "invitation", { link, seconds })
  else await queueEmail(client, to, MESSAGES[purpose], { link, code, seconds })
}

export async function createLink(
  client: pg.ClientBase,
  call: Call,
  input: { user: UserRow; purpose: LinkPurpose; mailbox: string },
): Promise<Link> {
  await client.query(
    `update auth.users set ${SENT_AT[input.purpose]} = now(), updated_at = now() where id = $1`,
    [input.user.id],
  )
  return createTypedLink(client, call, { ...input, type: TOKEN_TYPES[input.purpose] })
}

export async function createTypedLink(
  client: pg.ClientBase,
  call: Call,
  input: { user: UserRow; purpose: Purpose; mailbox: string; type: TokenType },
): Promise<Link> {
  const flowStateId = await saveFlowState(client, call, input.user.id, input.purpose)
  const { token, code } = await issueToken(client, call.context, {
    ...input,
    userId: input.user.id,
    flowStateId,
  })
  const linkToken = flowStateId === null ? token : PKCE_PREFIX + token
  const redirectTo = allowedRedirect(
    call.context,
    call.query.get("redirect_to") ?? call.fields.text("redirect_to"),
  )
  return {
    token: linkToken,
    code,
    redirectTo,
    seconds: call.context.options.linkSeconds[input.purpose],
    confirmUrl: withQuery(`${call.context.siteUrl}/confirm`, {
      token_hash: linkToken,
      type: input.purpose,
      next: relativePath(call.context.siteUrl, redirectTo),
    }),
    verifyUrl: withQuery(`${call.context.siteUrl}/auth/v1/verify`, {
      token: linkToken,
      type: input.purpose,
      redirect_to: redirectTo,
    }),
  }
}

/** Splits off the prefix that binds a token to the browser that requested it (PKCE). */
export function parseLinkToken(linkToken: string) {
  const isPkce = linkToken.startsWith(PKCE_PREFIX)
  return { isPkce, token: isPkce ? linkToken.slice(PKCE_PREFIX.length) : linkToken }
}

/** The redirect target if its origin is the site's own or an allowed one, otherwise the site. */
export function allowedRedirect({ siteUrl, options }: AuthContext, requested: string | null): string {
  if (!requested || !URL.canParse(requested)) return siteUrl
  const url = new URL(requested)
  const isAllowed = [new URL(siteUrl).origin, ...options.redirectOrigins].includes(url.origin)
  return isAllowed && url.username === "" && url.password === "" ? url.href : siteUrl
}

// The browser keeps the code verifier; the code at the end of the link is useless without it.
async function saveFlowState(client: pg.ClientBase, { fields }: Call, userId: string, purpose: Purpose) {
  const challenge = fields.text("code_challenge")
  const method = fields.text("code_challenge_method").toLowerCase()
  if (challenge === "" && method === "") return null
  validateChallenge(challenge, method)
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

/** Checked before anything is written, so that an invalid challenge looks the same for every address. */
export function checkCodeChallenge({ fields }: Call) {
  const challenge = fields.text("code_challenge")
  const method = fields.text("code_challenge_method").toLowerCase()
  if (challenge !== "" || method !== "") validateChallenge(challenge, method)
}

function validateChallenge(challenge: string, method: string) {
  if (challenge === "" || method === "") {
    throw validationFailed("PKCE flow requires code_challenge_method and code_challenge")
  }
  if (!CHALLENGE.test(challenge)) {
    throw validationFailed("code challenge has to be between 43 and 128 characters of [A-Za-z0-9._~-]")
  }
  if (method !== "s256" && method !== "plain") throw validationFailed("invalid code challenge method")
}

function relativePath(siteUrl: string, target: string) {
  const url = new URL(target)
  return url.origin === new URL(siteUrl).origin ? url.pathname + url.search : "/"
}

function withQuery(address: string, values: Record<string, string>) {
  return `${address}?${new URLSearchParams(values)}`
}
