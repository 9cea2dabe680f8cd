import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, b, minor } = people

export const table: TableRegistration = {
  fixture: {
    rows: { a: receipt(1, a), b: receipt(2, b), minor: receipt(3, minor), visitor: receipt(4, null) },
    inserts: { "one's own": receipt(101, a), "for b": receipt(102, b) },
    moves: { "a to b": { row: "a", set: { user_id: b } } },
  },
  hiddenFromGuardians: true,
  definerFunctions: {
    "private.issue_receipt(gift donations)": "takes the next number, in the transaction of the payment",
    "private.reissue_preview()": "finance sees how many receipts lack the EIN before replacing them",
    "private.reissue_receipts()": "finance replaces the receipts without an EIN, and nobody else",
    "private.claim_gifts()": "a trigger that gives a new member the gifts made with their address",
    "private.receipt_sheet(receipt uuid)": "a donor without an account downloads the receipt by its id",
    "private.receipt_card(wanted text)": "says whether a code is genuine, without the donor",
  },
  personSpecimen: ({ person, email, marker }) =>
    `with gift as (
       insert into public.donations (donor_name, visibility, gift_cents, frequency, paid_at)
       values ('Ana', 'anonymous', 1000, 'once', now()) returning id)
     insert into public.receipts (number, code, donation_id, user_id, donor_name, donor_email, amount_cents, received_on,
       legal_name, address, deductibility, is_live)
     select 900001, '00000-00000', id, '${person}', '${marker}', '${email}', 1000, current_date, 'Name', 'Address', 'None.', false
     from gift`,
}

function receipt(number: number, user_id: string | null): Row {
  return {
    ...{
      id: uuid(number),
      number,
      code: `00000-${String(number).padStart(5, "0")}`,
      donation_id: uuid(1),
      user_id,
    },
    ...{
      donor_name: "Ana",
      donor_email: null,
      amount_cents: 3000,
      received_on: "2026-01-02",
      is_live: false,
    },
    ...{
      legal_name: "Open Airway",
      address: "5 Breath Lane",
      deductibility: "No goods or services were provided.",
    },
  }
}
