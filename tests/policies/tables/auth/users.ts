import { accounts, people } from "../../access/actors.ts"
import type { TableRegistration } from "../../access/policy-fixtures.ts"

const values = accounts.map(([label, id]) => `('${id}', '${label}@example.org')`)

export const table: TableRegistration = {
  // A trigger creates the profiles.
  setup: `insert into auth.users (id, email) values ${values.join(", ")};
    update public.profiles set age_answered_at = '2026-01-01', adult_on = '2035-01-01' where id = '${people.minor}'`,
}
