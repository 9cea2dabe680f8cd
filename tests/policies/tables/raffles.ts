import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "a few raffles a year",
  fixture: {
    rows: { open: raffle(1, "2026-01-01"), draft: raffle(2, null), later: raffle(3, "2026-02-01") },
    inserts: { another: raffle(101, null) },
    moves: { "draft published": { row: "draft", set: { published_at: "2026-01-01" } } },
  },
  definerFunctions: {
    "private.save_raffle(wanted uuid, slug text, title text, prize text, prize_value integer, opens timestamp without time zone, closes timestamp without time zone, draws timestamp without time zone, min_age integer, states text[], sources raffle_source[], entry_limit integer, winner_count integer, alternate_count integer, claim_days integer, method raffle_method, time_zone text)":
      "event staff prepare a raffle; its secret has no grant",
    "private.set_raffle_picture(raffle uuid, picture uuid)": "event staff choose the picture of the prize",
    "private.publish_raffle(wanted uuid)": "event staff publish a draft",
    "private.cancel_raffle(wanted uuid, reason text)":
      "event staff cancel a raffle, and entrants get a notice",
  },
  isBroadcast: true,
}

function raffle(number: number, published_at: string | null): Row {
  return {
    ...{
      id: uuid(number),
      slug: `raffle-${number}`,
      title: "Tour jacket",
      prize: "One jacket.",
      prize_value: 180,
    },
    ...{ opens_at: "2026-01-01", closes_at: "2999-01-01", draws_at: "2999-01-02", published_at },
    ...{ states: "{Ohio}", sources: "{web}", method: "beacon", beacon_round: 1 },
  }
}
