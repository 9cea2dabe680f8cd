import type { ReactNode } from "react"
import { isUuid } from "#app/lib/format/uuid.ts"
import { type DetailProps, defineStaffList, type StaffList } from "#app/lib/staff/define-staff-list.ts"
import { type Stages, stageButtons } from "#app/lib/staff/stages.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { ApplicationSheet } from "./application-sheet.tsx"
import type { RecordsQuery } from "./records-query.ts"

interface StoredApplication<Stage extends string> {
  id: string
  stage: Stage
  note: string | null
}

/** A stage that a record has reached. `changed_by` is null for the person who sent it, and for former staff. */
interface StageChange<Stage extends string> {
  stage: Stage
  note: string | null
  changed_at: string
  changed_by: string | null
}

type Detail<Row, Stage extends string> = Row & { history: readonly StageChange<Stage>[] }

interface ApplicationList<Row, Stage extends string>
  extends Pick<
    StaffList<Row>,
    "path" | "title" | "description" | "navigation" | "roles" | "nameOf" | "columns"
  > {
  /** "application": what the messages call a record. */
  noun: string
  stages: Stages<Stage>
  sentColumn: string & keyof Row
  /** All records that the caller may read. */
  records(db: SupabaseDb): RecordsQuery<Row>
  /** Counts the records that wait for a first answer. */
  newRecords(db: SupabaseDb): { throwOnError(): PromiseLike<{ count: number | null }> }
  /** The message after a move: "Updated. We emailed the applicant." */
  movedText: string
  /** Messages of other forms on the sheet. */
  messages?: StaffList<Row>["messages"]
  nextStages(row: Row): readonly Stage[] | null
  /** The heading of a sheet. */
  heading(row: Row): string
  /** Labels and values; those without a value are left out. */
  facts(row: Row): readonly (readonly [label: string, value: string | null])[]
  /** What the person wrote. */
  text(row: Row): string | null
  noteField: { label: string; hint: string }
  /** The stages so far, oldest first. */
  history?(db: SupabaseDb, id: string): Promise<readonly StageChange<Stage>[]>
  /** Another form above the buttons. */
  Tools?(props: { row: Row }): ReactNode
}

/** A staff list of applications, oldest first, that staff move from stage to stage with a note to the person. */
export function defineApplicationList<Row extends StoredApplication<Stage>, Stage extends string>(
  list: ApplicationList<Row, Stage>,
) {
  const { title, navigation, noun, stages, records, newRecords, movedText, sentColumn } = list
  const detail = (props: DetailProps<Detail<Row, Stage>>) => (
    <ApplicationSheet
      {...props}
      application={sheetContent(list, props.detail)}
      tools={list.Tools && <list.Tools row={props.detail} />}
    />
  )
  return defineStaffList<Row, Detail<Row, Stage>>({
    ...list,
    tiles: [
      {
        title,
        icon: navigation.icon,
        count: async db => (await newRecords(db).throwOnError()).count ?? 0,
        text: count => newText(count, noun),
      },
    ],
    messages: {
      moved: { text: movedText, tone: "good" },
      "not-possible": { text: `Someone else already updated this ${noun}.`, tone: "warm" },
      unknown: { text: `That ${noun} no longer exists.`, tone: "warm" },
      ...list.messages,
    },
    views: Object.entries<string>(stages.labels).map(([value, label]) => ({ value, label })),
    order: { column: sentColumn, type: "time", ascending: true, idPattern: /^[0-9a-f-]{36}$/ },
    rows: (db, { view }) => records(db).filter("stage", "eq", view),
    // The first stage is the one that nobody has looked at.
    inbox: { view: Object.keys(stages.labels)[0]!, about: row => list.text(row) ?? list.heading(row) },
    idOf: row => row.id,
    empty: () => `No ${noun}s at this stage.`,
    detail: {
      load: async (db, id) => {
        if (!isUuid(id)) return null
        const [{ data }, history = []] = await Promise.all([
          records(db).filter("id", "eq", id).maybeSingle().throwOnError(),
          list.history?.(db, id),
        ])
        return data && { ...data, history }
      },
      View: detail,
    },
  })
}

function sheetContent<Row extends StoredApplication<Stage>, Stage extends string>(
  { stages, heading, facts, text, noteField, nextStages }: ApplicationList<Row, Stage>,
  row: Detail<Row, Stage>,
) {
  return {
    heading: heading(row),
    stage: stages.labels[row.stage],
    facts: facts(row),
    text: text(row),
    note: row.note,
    history: row.history.map(change => ({ ...change, stage: stages.labels[change.stage] })),
    noteField,
    buttons: stageButtons(stages, nextStages(row)),
  }
}

function newText(count: number, noun: string) {
  return count === 0 ? `No new ${noun}s.` : count === 1 ? `One new ${noun}.` : `${count} new ${noun}s.`
}
