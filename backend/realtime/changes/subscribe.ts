import type { Database } from "../../postgres/database.ts"
import { askRealtime } from "../channels/access.ts"
import type { Channel } from "../channels/channel.ts"
import { describeWish, type Subscription } from "../channels/join-config.ts"
import type { House } from "../hub.ts"
import { Tests } from "./filters.ts"

const NOT_PUBLISHED = "not published"

/** Takes the subscriptions a channel asked for; answers what is wrong with those that cannot be taken. */
export async function subscribe(
  { database, queue, subscribers }: House,
  channel: Channel,
): Promise<string[]> {
  const problems: string[] = []
  const taken: Subscription[] = []
  for (const { sent, read } of channel.config.wishes) {
    const problem = read
      ? await queue.run(() => problemOf(database, channel.caller.role, read))
      : "invalid parameters"
    if (problem === null) taken.push(read!)
    else problems.push(explained(problem, describeWish(sent)))
  }
  if (channel.isJoined) {
    channel.subscriptions = taken
    subscribers.add(channel)
  }
  return problems
}

async function problemOf(database: Database, role: string, { schema, table, filter }: Subscription) {
  const tests = new Tests()
  tests.add(filter)
  return askRealtime<string>(database, {
    text: "select to_json(realtime.subscription_problem($1, $2, $3, $4))",
    values: [role, schema, table, JSON.stringify(tests.list)],
  })
}

function explained(problem: string, wish: string) {
  const start = "Unable to subscribe to changes with given parameters."
  return problem === NOT_PUBLISHED
    ? `${start} Please check Realtime is enabled for the given connect parameters: ${wish}`
    : `${start} An exception happened so please check your connect parameters: ${wish}. Exception: ${problem}`
}
