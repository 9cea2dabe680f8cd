import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, b, minor } = people

export const table: TableRegistration = {
  fixture: {
    rows: { a: statement(1, a), b: statement(2, b), minor: statement(3, minor), visitor: statement(4, null) },
    inserts: { "one's own": statement(101, a), "for b": statement(102, b) },
    moves: { "a to b": { row: "a", set: { user_id: b } } },
  },
  hiddenFromGuardians: true,
  definerFunctions: {
    "private.request_gift_statement(year integer, key text)":
      "adds up a donor's receipts of a year, by session or key",
    "private.statement_sheet(statement uuid)": "a donor without an account downloads the statement by its id",
    "private.statement_card(wanted text)": "says whether a code is genuine, without the donor",
    "private.send_gift_statements(today date)": "emails the statements of the year before, in January",
    "private.claim_gift_statements()": "a trigger that gives a new member the statements of their address",
  },
  personSpecimen: ({ person, email, marker }) =>
    `insert into public.gift_statements (code, year, user_id, donor_name, donor_email, amount_cents, gift_count,
       legal_name, address, deductibility, is_live)
     values ('00000-00009', 2025, '${person}', '${marker}', '${email}', 1000, 1, 'Name', 'Address', 'None.', false)`,
}

function statement(number: number, user_id: string | null): Row {
  return {
    ...{ id: uuid(number), code: `00000-${String(number).padStart(5, "0")}`, year: 2025, user_id },
    ...{ donor_name: "Ana", donor_email: null, amount_cents: 3000, gift_count: 1, is_live: false },
    ...{ legal_name: "Open Airway", address: "5 Breath Lane", deductibility: "No goods or services." },
  }
}
