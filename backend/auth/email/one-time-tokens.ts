import { randomUUID } from "node:crypto"
import type pg from "pg"
import type { AuthContext } from "../context.ts"
import { hashSecret, newCode, newSecret, timingSafeEquals } from "../secrets.ts"
import type { Queryable } from "../users/users.ts"

export type TokenType =
  | "confirmation_token"
  | "recovery_token"
  | "email_change_token_new"
  | "email_change_token_current"
  | "reauthentication_token"

export type Purpose = "signup" | "invite" | "magiclink" | "recovery" | "email_change" | "reauthentication"

/** A valid token that has not been used yet. */
export interface FoundToken {
  id: string
  user_id: string
  token_type: TokenType
  relates_to: string
  purpose: Purpose
  flow_state_id: string | null
}

const COLUMNS = "t.id, t.user_id, t.token_type, t.relates_to, c.purpose, c.flow_state_id"

/** Issues a token and a code, and invalidates earlier ones of the same type. */
export async function issueToken(
  client: pg.ClientBase,
  context: AuthContext,
  input: { userId: string; type: TokenType; purpose: Purpose; mailbox: string; flowStateId?: string | null },
) {
  const [id, token, code] = [randomUUID(), newSecret(), newCode()]
  const { codeSeconds, linkSeconds } = context.options
  await client.query("delete from auth.one_time_tokens where user_id = $1 and token_type = $2", [
    input.userId,
    input.type,
  ])
  await client.query(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to) values ($1, $2, $3, $4, $5)`,
    [id, input.userId, input.type, hashSecret(token), input.mailbox],
  )
  await client.query(
    `insert into backend.one_time_codes (token_id, purpose, code_hash, code_ends_at, link_ends_at, flow_state_id)
     values ($1, $2, $3, now() + make_interval(secs => $4), now() + make_interval(secs => $5), $6)`,
    [
      id,
      input.purpose,
      codeHash(context, id, code),
      codeSeconds,
      linkSeconds[input.purpose],
      input.flowStateId ?? null,
    ],
  )
  return { token, code }
}

export async function findToken(
  db: Queryable,
  token: string,
  types: TokenType[],
): Promise<FoundToken | undefined> {
  const { rows } = await db.query<FoundToken>(
    `select ${COLUMNS} from auth.one_time_tokens t join backend.one_time_codes c on c.token_id = t.id
     where t.token_hash = $1 and t.token_type = any($2::auth.one_time_token_type[]) and c.link_ends_at > now()`,
    [hashSecret(token), types],
  )
  return rows[0]
}

/** Each attempt counts against the code, so it is counted outside the transaction that follows. */
export async function tryCode(
  context: AuthContext,
  mailbox: string,
  code: string,
  types: TokenType[],
): Promise<FoundToken | undefined> {
  const { rows } = await context.admin.query<FoundToken & { code_hash: string }>(
    `update backend.one_time_codes c set tries = c.tries + 1 from auth.one_time_tokens t
     where c.token_id = t.id and t.relates_to = $1 and t.token_type = any($2::auth.one_time_token_type[])
       and c.code_ends_at > now() and c.tries < $3
     returning ${COLUMNS}, c.code_hash`,
    [mailbox, types, context.options.codeTries],
  )
  return rows.find(row => timingSafeEquals(row.code_hash, codeHash(context, row.id, code)))
}

/** Deletes the token. False if a concurrent request used it first. */
export async function consumeToken(client: pg.ClientBase, { id }: FoundToken): Promise<boolean> {
  const { rowCount } = await client.query("delete from auth.one_time_tokens where id = $1", [id])
  return rowCount === 1
}

function codeHash(context: AuthContext, tokenId: string, code: string) {
  return context.hmac(`code ${tokenId} ${code}`)
}
