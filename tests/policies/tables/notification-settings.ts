import { people } from "../access/actors.ts"
import type { TableRegistration } from "../access/policy-fixtures.ts"

const { a, b, minor } = people

export const table: TableRegistration = {
  fixture: {
    rows: { "of a": { user_id: a, digest: "daily" }, "of b": { user_id: b, digest: "weekly" } },
    inserts: { "for oneself": { digest: "weekly" }, "for the minor": { user_id: minor, digest: "weekly" } },
    moves: {
      "a to the minor": { row: "of a", set: { user_id: minor } },
      "at once": { row: "of a", set: { digest: "each" } },
    },
  },
  personSpecimen: ({ person }) =>
    `insert into public.notification_settings (user_id, digest) values ('${person}', 'daily')`,
}
