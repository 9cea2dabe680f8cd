import { assertNever } from "#app/lib/assert-never.ts"
import type { Flash } from "#app/lib/forms/flash.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { officeTimesOf } from "./office-time.server.ts"

/** Who has taken which items of the caller's inbox, by list and row. */
export async function takenItems(db: SupabaseDb) {
  const { data } = await db
    .from("taken_items")
    .select("list, row_id, taken_by, taken_at, taker_name")
    .throwOnError()
  return new Map(data.map(({ list, row_id, ...item }) => [`${list} ${row_id}`, item]))
}

/** Takes an item of the inbox or gives it back, and says what happened; null for other buttons. */
export async function changeTaker(db: SupabaseDb, intent: string, list: string, row: string) {
  if (intent === "take") return takeItem(db, list, row)
  return intent === "give-back" ? giveBackItem(db, list, row) : null
}

async function takeItem(db: SupabaseDb, list: string, row_id: string): Promise<Flash> {
  const { data } = await db.rpc("take_item", { list, row_id }).throwOnError()
  const { outcome, taker, since } = data[0]!
  switch (outcome) {
    case "taken":
      return { text: "It’s yours. Others see your name on it for a day.", tone: "good" }
    case "already-taken":
      return {
        text: `${taker ?? "A colleague"} took this on ${(await officeTimesOf(db)).time(since)}. You can still work on it, but ask first.`,
        tone: "warm",
      }
    case "not-waiting":
      return { text: "It’s already done.", tone: "warm" }
    case "not-allowed":
      return { text: "Your role can’t take this.", tone: "warm" }
    default:
      return assertNever(outcome)
  }
}

async function giveBackItem(db: SupabaseDb, list: string, row_id: string): Promise<Flash> {
  const { data: isGivenBack } = await db.rpc("give_back_item", { list, row_id }).throwOnError()
  return isGivenBack
    ? { text: "Given back. Anyone can take it now.", tone: "good" }
    : { text: "It wasn’t yours anymore.", tone: "warm" }
}
