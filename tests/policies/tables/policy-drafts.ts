import { people } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

const { a, staff } = people
const SECTIONS = JSON.stringify([{ heading: "Rules", paragraphs: ["Be kind."] }])

export const table: TableRegistration = {
  staysSmall: "at most one draft for each of a few legal texts",
  hiddenFromGuardians: true,
  fixture: {
    rows: { terms: draft("terms", a), waiver: draft("waiver", staff) },
    inserts: { photos: draft("photos", staff) },
    moves: { "a to staff": { row: "terms", set: { saved_by: staff } } },
  },
  definerFunctions: {
    "private.start_policy_draft(kind text)": "administrators start the next version of a legal text",
    "private.save_policy_draft(kind text, base_revision integer, title text, summary text, sections jsonb)":
      "administrators save a draft that nobody else saved meanwhile",
    "private.discard_policy_draft(kind text)": "administrators discard it",
    "private.publish_policy(kind text, base_revision integer, effective_from timestamp with time zone)":
      "administrators publish it as the next version",
  },
  personSpecimen: ({ person }) =>
    `insert into public.policy_drafts (kind, title, saved_by) values ('consent-photos', 'A text', '${person}')
     on conflict (kind) do update set saved_by = excluded.saved_by`,
}

function draft(kind: string, saved_by: string): Row {
  return { kind, title: "A text", sections: kind === "terms" ? SECTIONS : "[]", saved_by }
}
