import { type Column, Table } from "#app/ui/data/table.tsx"
import type { KeptData } from "./queries.ts"

const COLUMNS: readonly Column<KeptData>[] = [
  { key: "title", label: "What", cell: ({ title }) => <b>{title}</b> },
  {
    key: "fields",
    label: "What it holds",
    cell: ({ fields, hidden_because }) => (fields.length > 0 ? sentenceOf(fields) : hidden_because),
  },
  {
    key: "guardian",
    label: "Guardians",
    cell: ({ does_guardian_see }) => (does_guardian_see ? "In their copy" : "Not in their copy"),
  },
  {
    key: "end",
    label: "When you delete your account",
    cell: ({ is_deleted, kept_until, kept_because }) =>
      is_deleted ? "Deleted" : [kept_until && `Kept ${kept_until}.`, kept_because].filter(Boolean).join(" "),
  },
]

/** Everything the database keeps about a person, from the list that exports and deletions work through. */
export function KeptDataPanel({ rows }: { rows: readonly KeptData[] }) {
  return (
    <section className="wrap grid w-full gap-5">
      <h2 className="text-2 wdth-82">What we keep</h2>
      <p className="max-w-[68ch] text-[1.125rem] leading-[1.6]">
        This list comes from our database. It is the same one that makes the copy of your data and that
        deletes your account, so it can’t leave anything out that they know.
      </p>
      <details>
        <summary className="cursor-pointer py-2 font-bold underline">
          Show all {rows.length} kinds of data
        </summary>
        <Table
          caption="What we keep about a person with an account"
          columns={COLUMNS}
          rows={rows}
          keyOf={row => row.title}
        />
      </details>
    </section>
  )
}

function sentenceOf(fields: readonly string[]) {
  const [first = "", ...rest] = fields
  return [first, ...rest.map(field => field[0]!.toLowerCase() + field.slice(1))].join(", ")
}
