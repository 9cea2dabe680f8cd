import type { ComponentType, ReactNode } from "react"
import { isUuid } from "#app/lib/format/uuid.ts"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { SiteText, useSiteText } from "#app/lib/rendering/site-text.tsx"
import { type DetailProps, defineStaffList, type StaffList } from "#app/lib/staff/define-staff-list.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { NewRecord, RecordSheet } from "./record-sheet.tsx"
import type { RecordsQuery } from "./records-query.ts"

interface Publishable {
  id: string
  is_published?: boolean
}

export interface RecordFormProps<Row> {
  /** Null for a new record. */
  record: Row | null
  result: ActionResult
}

type Common<Row> = Pick<
  StaffList<Row>,
  | "path"
  | "title"
  | "description"
  | "navigation"
  | "columns"
  | "rowActions"
  | "hasImport"
  | "trash"
  | "trashRule"
> & {
  /** Editors, if not said otherwise. */
  roles?: readonly string[]
}

interface RecordList<Row> extends Common<Row> {
  order: Pick<StaffList<Row>["order"], "column" | "type" | "ascending">
  messages?: StaffList<Row>["messages"]
  /** All records. */
  records(db: SupabaseDb): RecordsQuery<Row>
  /** With two texts, published and hidden records are on two views. */
  empty: string | { published: string; hidden: string }
  /** The first column: its label, and the name of a record with what is under it. */
  label: string
  name(row: Row): string
  note?(row: Row): string
  /** The heading of a record, if not its name. */
  heading?(row: Row): string
  /** Where visitors see a record. */
  publicPath(row: Row): string
  /** A view of records that wait for someone. They are in the inbox, too. */
  due?: {
    view: { value: string; label: string }
    empty: string
    of(rows: RecordsQuery<Row>, now: string): RecordsQuery<Row>
    about(row: Row): string
  }
  Form: ComponentType<RecordFormProps<Row>>
  /** Opens the form for a new record; without it there is none. */
  add?: string
}

const VIEWS = [
  { value: "published", label: "Published" },
  { value: "hidden", label: "Hidden" },
]

/** A staff list of small records that editors add and change: everything around their form. */
export function defineRecordList<Row extends Publishable>(list: RecordList<Row>) {
  const { records, empty, order, messages, columns, add, due, Form } = list
  const isSplit = typeof empty !== "string"
  const detail = (props: DetailProps<Row>) => <Detail list={list} {...props} />
  const newRecord = ({ result }: { result: ActionResult | undefined }) => (
    <NewRecord label={add ?? ""} result={result}>
      <Form record={null} result={result?.intent === "create" ? result : {}} />
    </NewRecord>
  )
  return defineStaffList<Row, Row>({
    ...list,
    roles: list.roles ?? ["editor"],
    tiles: [],
    messages: messages ?? { saved: { text: "Saved.", tone: "good" } },
    views: [...(isSplit ? VIEWS : [{ value: "all", label: "All" }]), ...(due ? [due.view] : [])],
    order: { ...order, idPattern: /^[0-9a-f-]{36}$/ },
    rows: (db, { view }, now) => {
      if (view === due?.view.value) return due.of(records(db), now)
      return isSplit ? records(db).filter("is_published", "eq", view === "published") : records(db)
    },
    ...(due && { inbox: { view: due.view.value, about: due.about } }),
    idOf: row => row.id,
    nameOf: list.name,
    empty: ({ view }) => {
      if (view === due?.view.value) return due.empty
      return isSplit ? (view === "hidden" ? empty.hidden : empty.published) : empty
    },
    columns: [nameColumn(list), ...columns],
    detail: {
      load: async (db, id) => {
        if (!isUuid(id)) return null
        return (await records(db).filter("id", "eq", id).maybeSingle().throwOnError()).data
      },
      View: detail,
    },
    ...(add && { extra: { load: () => Promise.resolve({}), View: newRecord } }),
  })
}

function nameColumn<Row>({ label, name, note }: RecordList<Row>): StaffList<Row>["columns"][number] {
  return {
    key: "name",
    label,
    cell: (row, { href }): ReactNode => (
      <>
        <Link to={href} className="wrap-anywhere underline">
          <SiteText>{name(row)}</SiteText>
        </Link>
        {note && <small className="block font-normal text-gray-600 text-small">{note(row)}</small>}
      </>
    ),
    csv: row => (note ? `${name(row)}: ${note(row)}` : name(row)),
  }
}

type DetailViewProps<Row> = DetailProps<Row> & { list: RecordList<Row> }

function Detail<Row extends Publishable>({ list, detail, result, listHref, message }: DetailViewProps<Row>) {
  const { Form, name, heading = name, publicPath } = list
  return (
    <RecordSheet
      title={useSiteText(heading(detail))}
      isPublished={detail.is_published ?? true}
      publicPath={publicPath(detail)}
      hasTrash={list.trash !== undefined}
      trashRule={list.trashRule}
      {...{ listHref, message }}
    >
      <Form record={detail} result={result?.intent === "save" ? result : {}} />
    </RecordSheet>
  )
}
