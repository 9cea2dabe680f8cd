import type { TableRegistration } from "../../access/policy-fixtures.ts"

export const table: TableRegistration = {
  usedBy: "the functions behind the link of an email about gifts",
  definerFunctions: {
    "private.request_gift_link(email text)":
      "emails a donor the link, and never says whether there are gifts",
    "private.delete_old_gift_links()": "deletes links a day after they expired",
  },
  personSpecimen: ({ email, marker }) =>
    `insert into private.gift_links (address, token_hash, expires_at)
     values (lower('${email}'), sha256('${marker}'), now() + interval '1 hour')`,
}
