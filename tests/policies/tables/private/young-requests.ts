import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "the functions for children who ask an adult",
  definerFunctions: {
    "private.request_adult(first_name text, address text)": "children have no account",
    "private.preview_young_request(code text)": "the table has no read grant",
    "private.answer_young_request(code text, is_accepted boolean, words_version integer, signature text)":
      "moves the first name from the request to the guardian",
  },
  personSpecimen: ({ email }) =>
    `insert into private.young_requests (first_name, address, secret_hash) values ('Kim', '${email}', 'x')`,
}
