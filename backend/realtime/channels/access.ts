import type { Caller, Database, RequestContext, Statement } from "../../postgres/database.ts"
import type { House } from "../hub.ts"

/** What a caller may do in a channel. */
export interface Access {
  readBroadcast: boolean
  readPresence: boolean
  writeBroadcast: boolean
  writePresence: boolean
}

export const OPEN_TO_ALL: Access = {
  readBroadcast: true,
  readPresence: true,
  writeBroadcast: true,
  writePresence: true,
}

// The functions of schema realtime begin as the service and become each caller they ask about.
const OURSELVES: RequestContext = {
  role: "service_role",
  claims: { role: "service_role" },
  method: "GET",
  path: "/realtime/v1/websocket",
  headers: {},
}

/** The single value a function of schema realtime answers. */
export async function askRealtime<T>(database: Database, statement: Statement): Promise<T | null> {
  const { rows } = await database.read(OURSELVES, statement)
  const answer = rows[0]?.[0]
  return answer === null || answer === undefined ? null : (JSON.parse(answer) as T)
}

/** The rights in a private channel: the policies on realtime.messages, with realtime.topic() set to its name. */
export async function privateAccess(house: House, caller: Caller, name: string): Promise<Access> {
  const asked = { role: caller.role, claims: JSON.stringify(caller.claims), topic: name }
  const answer = await house.queue.run(() =>
    askRealtime<Record<string, boolean>>(house.database, {
      text: "select realtime.channel_access($1)",
      values: [JSON.stringify(asked)],
    }),
  )
  return {
    readBroadcast: answer?.read_broadcast === true,
    readPresence: answer?.read_presence === true,
    writeBroadcast: answer?.write_broadcast === true,
    writePresence: answer?.write_presence === true,
  }
}
