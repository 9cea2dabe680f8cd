import { people, uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  fixture: {
    rows: {
      staff: role(1, people.staff, "editor"),
      admin: role(2, people.admin, "admin"),
      lead: { ...role(3, people.staff, "chapter_lead"), chapter_id: uuid(2) },
    },
    inserts: {
      "a as admin": { user_id: people.a, role: "admin" },
      "staff as admin": { user_id: people.staff, role: "admin" },
      "in another's name": { ...role(101, people.b, "editor"), granted_by: people.a },
    },
    moves: { "staff to admin": { row: "staff", set: { role: "admin" } } },
  },
  definerFunctions: {
    "private.is_staff(VARIADIC roles app_role[])": "policies on user_roles would otherwise recurse",
    "private.led_chapters()": "the same, for the chapters of a lead",
  },
  personSpecimen: ({ person, other }) =>
    `insert into public.user_roles (user_id, role, granted_by) values
       ('${person}', 'editor', '${person}'), ('${other}', 'events', '${person}')`,
}

function role(number: number, user_id: string, name: string): Row {
  return { id: uuid(number), user_id, role: name }
}
