import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  fixture: {
    rows: { one: batch(1), another: batch(2) },
    inserts: { invented: batch(101) },
    moves: { "to a larger sum": { row: "one", set: { total_cents: 90_000 } } },
  },
  hiddenFromGuardians: true,
  definerFunctions: {
    "private.record_check_batch(batch uuid, received_on date, expected_cents bigint, checks jsonb)":
      "finance enters checks that add up to the expected sum",
  },
  personSpecimen: ({ person }) =>
    `insert into public.check_batches (id, received_on, total_cents, checks, entered_by)
     values (gen_random_uuid(), current_date, 5000, 1, '${person}')`,
}

function batch(number: number): Row {
  return { id: uuid(number), received_on: "2026-03-01", total_cents: 5000, checks: 2 }
}
