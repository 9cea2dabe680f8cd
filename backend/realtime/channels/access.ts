import type { Caller, Database, RequestContext, Statement } from "../../postgres/database.ts"
import type { TaskQueue } from "../task-queue.ts"

/** Permissions of a caller in a channel. */
export interface Access {
  readBroadcast: boolean
  readPresence: boolean
  writeBroadcast: boolean
  writePresence: boolean
}

const FULL_ACCESS: Access = {
  readBroadcast: true,
  readPresence: true,
  writeBroadcast: true,
  writePresence: true,
}

const NO_ACCESS: Access = {
  readBroadcast: false,
  readPresence: false,
  writeBroadcast: false,
  writePresence: false,
}

/** Topics whose public channels carry broadcasts and presence for anyone with the publishable key. */
export type PublicTopics = readonly string[] | "all"

/** Permissions in a public channel, which no policy protects. Row changes have their own policies. */
export function publicAccess(topics: PublicTopics, { role }: Caller, name: string): Access {
  return role === "service_role" || topics === "all" || topics.includes(name) ? FULL_ACCESS : NO_ACCESS
}

// The functions of schema realtime start as service_role and switch to each caller they check.
const SERVICE_CONTEXT: RequestContext = {
  role: "service_role",
  claims: { role: "service_role" },
  method: "GET",
  path: "/realtime/v1/websocket",
  headers: {},
}

/** Returns the single value of a function in schema realtime. */
export async function callRealtimeFunction<T>(database: Database, statement: Statement): Promise<T | null> {
  const { rows } = await database.read(SERVICE_CONTEXT, statement)
  const answer = rows[0]?.[0]
  return answer === null || answer === undefined ? null : (JSON.parse(answer) as T)
}

interface Queries {
  database: Database
  queue: TaskQueue
}

/** Permissions in a private channel: the policies on realtime.messages with realtime.topic() set. */
export async function privateAccess(queries: Queries, caller: Caller, name: string): Promise<Access> {
  const question = { role: caller.role, claims: JSON.stringify(caller.claims), topic: name }
  const answer = await queries.queue.run(() =>
    callRealtimeFunction<Record<string, boolean>>(queries.database, {
      text: "select realtime.channel_access($1)",
      values: [JSON.stringify(question)],
    }),
  )
  return {
    readBroadcast: answer?.read_broadcast === true,
    readPresence: answer?.read_presence === true,
    writeBroadcast: answer?.write_broadcast === true,
    writePresence: answer?.write_presence === true,
  }
}
