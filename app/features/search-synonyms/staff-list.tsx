import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { defineRecordList, type RecordFormProps } from "#app/ui/staff/define-record-list.tsx"
import { type StaffSynonym, synonymRecords } from "./queries.ts"

/** Other words that people search for, in the order of the alphabet. */
export const staffPage = defineRecordList({
  path: "/staff/search-words",
  title: "Search words",
  description: "Other words for the same thing: a search for one also finds its meaning.",
  navigation: { area: "Site", label: "Search words", icon: "ph:magnifying-glass-bold" },
  messages: {
    saved: { text: "Saved. Searches use it from now on.", tone: "good" },
  },
  trash: "search_synonyms",
  records: synonymRecords,
  order: { column: "word", type: "text", ascending: true },
  empty: "No word has a meaning yet.",
  label: "People search for",
  name: row => row.word,
  columns: [
    {
      key: "meaning",
      label: "The search also finds",
      cell: ({ meaning }) => meaning,
      csv: ({ meaning }) => meaning,
    },
  ],
  rowActions: () => [{ intent: "trash", label: "Remove" }],
  publicPath: ({ word }) => `/search?q=${encodeURIComponent(word)}`,
  Form: SynonymForm,
  add: "Add a word",
})

function SynonymForm({ record: synonym, result }: RecordFormProps<StaffSynonym>) {
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
