import type { Database } from "../../postgres/database.ts"
import { callRealtimeFunction } from "../channels/access.ts"
import type { Channel } from "../channels/channel.ts"
import { describeSubscription, type Subscription } from "../channels/join-config.ts"
import type { RealtimeHub } from "../hub.ts"
import { FilterBatch } from "./filters.ts"

const NOT_PUBLISHED = "not published"

/** Registers the requested subscriptions and returns error messages for those that are invalid. */
export async function subscribe(
  { database, queue, subscribers }: RealtimeHub,
  channel: Channel,
): Promise<string[]> {
  const problems: string[] = []
  const accepted: Subscription[] = []
  for (const { raw, parsed } of channel.config.requested) {
    const problem = parsed
      ? await queue.run(() => subscriptionProblem(database, channel.caller.role, parsed))
      : "invalid parameters"
    if (problem === null) accepted.push(parsed!)
    else problems.push(explainProblem(problem, describeSubscription(raw)))
  }
  if (channel.isJoined) {
    channel.subscriptions = accepted
    subscribers.add(channel)
  }
  return problems
}

async function subscriptionProblem(
  database: Database,
  role: string,
  { schema, table, filter }: Subscription,
) {
  const tests = new FilterBatch()
  tests.add(filter)
  return callRealtimeFunction<string>(database, {
    text: "select to_json(realtime.subscription_problem($1, $2, $3, $4))",
    values: [role, schema, table, JSON.stringify(tests.list)],
  })
}

function explainProblem(problem: string, subscription: string) {
  const start = "Unable to subscribe to changes with given parameters."
  return problem === NOT_PUBLISHED
    ? `${start} Please check Realtime is enabled for the given connect parameters: ${subscription}`
    : `${start} An exception happened so please check your connect parameters: ${subscription}. Exception: ${problem}`
}
