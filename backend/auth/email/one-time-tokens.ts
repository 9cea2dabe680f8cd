import { randomUUID } from "node:crypto"
import type pg from "pg"
import type { Room } from "../context.ts"
import { hashOf, isSameText, newCode, newSecret } from "../secrets.ts"
import type { SupabaseDb } from "../users/users.ts"

export type TokenType =
  | "confirmation_token"
  | "recovery_token"
  | "email_change_token_new"
  | "email_change_token_current"
  | "reauthentication_token"

export type Purpose = "signup" | "invite" | "magiclink" | "recovery" | "email_change" | "reauthentication"

/** A token that was shown to us and is not used up yet. */
export interface FoundToken {
  id: string
  user_id: string
  token_type: TokenType
  relates_to: string
  purpose: Purpose
  flow_state_id: string | null
}

const COLUMNS = "t.id, t.user_id, t.token_type, t.relates_to, c.purpose, c.flow_state_id"

/** A new token and code; the earlier ones of the same kind are void. */
export async function issueToken(
  client: pg.ClientBase,
  room: Room,
  given: { userId: string; type: TokenType; purpose: Purpose; mailbox: string; flowStateId?: string | null },
) {
  const [id, token, code] = [randomUUID(), newSecret(), newCode()]
  const { codeSeconds, linkSeconds } = room.options
  await client.query("delete from auth.one_time_tokens where user_id = $1 and token_type = $2", [
    given.userId,
    given.type,
  ])
  await client.query(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to) values ($1, $2, $3, $4, $5)`,
    [id, given.userId, given.type, hashOf(token), given.mailbox],
  )
  await client.query(
    `insert into backend.one_time_codes (token_id, purpose, code_hash, code_ends_at, link_ends_at, flow_state_id)
     values ($1, $2, $3, now() + make_interval(secs => $4), now() + make_interval(secs => $5), $6)`,
    [
      id,
      given.purpose,
      codeHash(room, id, code),
      codeSeconds,
      linkSeconds[given.purpose],
      given.flowStateId ?? null,
    ],
  )
  return { token, code }
}

export async function findToken(
  db: SupabaseDb,
  token: string,
  types: TokenType[],
): Promise<FoundToken | undefined> {
  const { rows } = await db.query<FoundToken>(
    `select ${COLUMNS} from auth.one_time_tokens t join backend.one_time_codes c on c.token_id = t.id
     where t.token_hash = $1 and t.token_type = any($2::auth.one_time_token_type[]) and c.link_ends_at > now()`,
    [hashOf(token), types],
  )
  return rows[0]
}

/** Every look costs one of the code's tries, so it is counted outside the deed that follows. */
export async function tryCode(
  room: Room,
  mailbox: string,
  code: string,
  types: TokenType[],
): Promise<FoundToken | undefined> {
  const { rows } = await room.admin.query<FoundToken & { code_hash: string }>(
    `update backend.one_time_codes c set tries = c.tries + 1 from auth.one_time_tokens t
     where c.token_id = t.id and t.relates_to = $1 and t.token_type = any($2::auth.one_time_token_type[])
       and c.code_ends_at > now() and c.tries < $3
     returning ${COLUMNS}, c.code_hash`,
    [mailbox, types, room.options.codeTries],
  )
  return rows.find(row => isSameText(row.code_hash, codeHash(room, row.id, code)))
}

/** Uses a token up; false when somebody else was faster. */
export async function consumeToken(client: pg.ClientBase, { id }: FoundToken): Promise<boolean> {
  const { rowCount } = await client.query("delete from auth.one_time_tokens where id = $1", [id])
  return rowCount === 1
}

function codeHash(room: Room, tokenId: string, code: string) {
  return room.blind(`code ${tokenId} ${code}`)
}
