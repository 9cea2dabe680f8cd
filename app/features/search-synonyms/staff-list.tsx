import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { type DetailProps, defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { NewRecord, RecordSheet } from "#app/ui/staff/record-sheet.tsx"
import { type StaffSynonym, synonymForStaff, synonymRows } from "./queries.ts"

/** Other words that people search for, in the order of the alphabet. */
export const staffPage = defineStaffList({
  path: "/staff/search-words",
  title: "Search words",
  description: "Other words for the same thing: a search for one also finds its meaning.",
  navigation: { label: "Search words", icon: "ph:magnifying-glass-bold" },
  roles: ["editor"],
  tiles: [],
  messages: {
    saved: { text: "Saved. Searches use it from now on.", tone: "good" },
    removed: { text: "Removed.", tone: "good" },
  },
  views: [{ value: "all", label: "All" }],
  order: { column: "word", ascending: true, idPattern: /^[0-9a-f-]{36}$/ },
  rows: synonymRows,
  idOf: row => row.id,
  nameOf: row => row.word,
  empty: () => "No word has a meaning yet.",
  columns: [
    {
      key: "word",
      label: "People search for",
      cell: ({ word }, { href }) => (
        <Link to={href} className="wrap-anywhere underline">
          {word}
        </Link>
      ),
      csv: ({ word }) => word,
    },
    {
      key: "meaning",
      label: "The search also finds",
      cell: ({ meaning }) => meaning,
      csv: ({ meaning }) => meaning,
    },
  ],
  rowActions: () => [{ intent: "remove", label: "Remove" }],
  detail: { load: synonymForStaff, View: SynonymDetail },
  extra: { load: () => Promise.resolve({}), View: NewSynonym },
})

function SynonymDetail({ detail, result, listHref, message }: DetailProps<StaffSynonym>) {
  return (
    <RecordSheet title={detail.word} isPublished publicPath="/search" {...{ listHref, message }}>
      <SynonymForm synonym={detail} result={result?.intent === "save" ? result : {}} />
    </RecordSheet>
  )
}

function NewSynonym({ result }: { result: ActionResult | undefined }) {
  return (
    <NewRecord label="Add a word" result={result}>
      <SynonymForm synonym={null} result={result?.intent === "create" ? result : {}} />
    </NewRecord>
  )
}

function SynonymForm({ synonym, result }: { synonym: StaffSynonym | null; result: ActionResult }) {
  return (
    <Form intent={synonym ? "save" : "create"} result={result}>
      <TextField
        name="word"
        label="People search for"
        hint="For example: narcan"
        defaultValue={synonym?.word}
      />
      <TextField
        name="meaning"
        label="The search also finds"
        hint="For example: naloxone"
        defaultValue={synonym?.meaning}
      />
      <SubmitButton className="justify-self-start">{synonym ? "Save" : "Add the word"}</SubmitButton>
    </Form>
  )
}
