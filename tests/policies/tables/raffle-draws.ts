import { uuid } from "../access/actors.ts"
import type { TableRegistration } from "../access/policy-fixtures.ts"

const hash = "0".repeat(64)

export const table: TableRegistration = {
  staysSmall: "one row for each raffle",
  fixture: {
    rows: {
      sealed: { raffle_id: uuid(1), root: hash, leaves: `{${hash}}` },
      another: { raffle_id: uuid(3), root: hash, leaves: `{${hash}}` },
    },
    inserts: { early: { raffle_id: uuid(2), root: hash, leaves: `{${hash}}` } },
    moves: {
      drawn: { row: "sealed", set: { drawn_at: "2026-01-01", value: hash, seed: hash, revealed: hash } },
    },
  },
  definerFunctions: {
    "private.touch_raffle()": "a trigger that marks the raffle as changed, for the cached pages",
    "private.advance_raffle(wanted uuid)": "the job seals, draws and passes prizes on at the announced times",
    "private.record_beacon(wanted uuid, signature text)":
      "the job draws winners from the round it has verified",
  },
}
