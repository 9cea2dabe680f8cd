import type { ComponentType, ReactNode } from "react"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import type { Flash } from "#app/lib/forms/flash.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import type { OfficeTimes } from "./office-time.ts"

/** What a form on a staff page leads to: a message by its key, on the page of a new record if it has an id, on the list if the id is null; field errors; or 404. */
export type StaffOutcome =
  | { done: string; id?: string | null }
  | { errors: Record<string, string>; intent?: string }
  | "not-found"

export interface StaffActionArgs {
  db: SupabaseDb
  intent: string
  /** The rows the form is about: one for a row's own button, several for a selection. */
  ids: readonly string[]
  form: FormData
}

/** An entry of the staff start page. Without `count` it is only a link. */
export interface StaffTile {
  title: string
  icon: string
  to?: string
  roles?: readonly string[]
  count?(db: SupabaseDb): Promise<number>
  text(count: number): string
}

/** The areas of the staff menu, in its order. */
export const STAFF_AREAS = [
  ...(["Learning", "Events", "Community", "Kits and reversals"] as const),
  ...(["Giving", "News", "Site", "Office"] as const),
]

type StaffArea = (typeof STAFF_AREAS)[number]

/** A page of the staff console: who may open it, how it is linked, and what its forms answer. */
export interface StaffPage {
  path: `/staff/${string}`
  title: string
  description: string
  navigation: { area: StaffArea; label: string; icon: string }
  /** Administrators may open and do everything. */
  roles: readonly string[]
  /** Who may use its forms, if not everyone who may open it. */
  actionRoles?: readonly string[]
  tiles: readonly StaffTile[]
  /** The flash message for each `done` outcome of a form. */
  messages: Readonly<Record<string, Flash>>
}

/** The part of a PostgREST query builder that paging needs. */
export interface RowsQuery<Row> {
  gte(column: string, value: string): this
  lte(column: string, value: string): this
  or(filters: string): this
  order(column: string, options?: { ascending?: boolean }): this
  limit(count: number): this
  throwOnError(): PromiseLike<{ data: Row[] }>
}

/** What a list is sorted by; days and moments are times. */
export type OrderType = "time" | "number" | "text" | "uuid"

/** Where a page of rows starts: after the row with this sort value and id. */
export interface Cursor {
  at: string
  id: string
}

/** The state of a list, all of it in the URL, so that a list can be bookmarked and sent to a colleague. */
export interface ListState {
  view: string
  search: string
  filters: Readonly<Record<string, string>>
  /** The keys of the chosen columns besides the first; null shows all. */
  columns: readonly string[] | null
  after: Cursor | null
}

export interface ListFilter {
  name: string
  label: string
  /** The first option, which filters nothing. */
  anyLabel: string
  pattern: RegExp
  options(db: SupabaseDb): Promise<readonly { value: string; label: string }[]>
}

interface ListColumn<Row> {
  key: string
  label: string
  cell(row: Row, list: { href: string; now: number }): ReactNode
  /** The column's text in the CSV file; columns without it are left out. */
  csv?(row: Row, now: number): string
  /** The text with names, contact details or people’s own words, for a file that is asked for with them. */
  personalCsv?(row: Row, now: number): string
}

export interface RowAction {
  intent: string
  label: string
  isPrimary?: boolean
  /** What the button does to this many rows, in a sentence. It is shown first, and done when confirmed. */
  effect?(count: number): string
}

export interface DetailProps<Detail> {
  detail: Detail
  mayAct: boolean
  result: ActionResult | undefined
  listHref: string
  now: number
  /** The flash message, to show above the forms of the record. */
  message: ReactNode
}

export interface InboxView<Row> {
  view: string
  about(row: Row, times: OfficeTimes): string
}

export interface StaffList<Row, Detail = unknown, Extra = unknown> extends StaffPage {
  /** The first view is the default. */
  views: readonly { value: string; label: string }[]
  /** The note is shown with the results. */
  search?: { label: string; note?: string }
  filters?: readonly ListFilter[]
  /** The sort column, unique together with `id`, and covered by an index. */
  order: { column: string & keyof Row; type: OrderType; ascending: boolean; idPattern: RegExp }
  /** The kit adds the page to the query. A function that reads its own page gets the cursor and the limit. */
  rows(db: SupabaseDb, state: ListState, now: string, limit: number): RowsQuery<Row>
  /** The view whose rows wait for someone: the inbox shows the first ones, with a line about each and its buttons. */
  inbox?: InboxView<Row>
  /** A view whose rows wait because a day has passed; the inbox shows them after the others. */
  inboxDue?: InboxView<Row>
  /** The kind of its rows in the trash (private.add_trash), where its staff can move them. */
  trash?: string
  /** Which of its records stay, beside the button and when one is refused. */
  trashRule?: string
  /** Links to the import of files; `staff-import.server.ts` of the feature says which. */
  hasImport?: true
  /** Who imports files, if not everyone who may act. */
  importRoles?: readonly string[]
  columns: readonly ListColumn<Row>[]
  empty(state: ListState): string
  idOf(row: Row): string
  /** Names a row in the labels of its checkbox and buttons. */
  nameOf(row: Row): string
  rowActions?(row: Row): readonly RowAction[]
  /** Buttons for the selected rows; without any, rows have no checkboxes. */
  bulkActions?(state: ListState, rows: readonly Row[]): readonly RowAction[]
  detail?: {
    /** The query of the URL is for parts of a record that have pages of their own. */
    load(db: SupabaseDb, id: string, query: URLSearchParams): Promise<Detail | null>
    View: ComponentType<DetailProps<Detail>>
  }
  /** Data for the tool beside the heading. */
  extra?: {
    load(db: SupabaseDb, query: URLSearchParams): Promise<Extra>
    View: ComponentType<{ extra: Extra; result: ActionResult | undefined }>
  }
}

export function defineStaffPage(page: StaffPage) {
  return page
}

/** One definition of a staff list: the page, the navigation, the start page and the CSV file are made from it. */
export function defineStaffList<Row, Detail = unknown, Extra = unknown>(list: StaffList<Row, Detail, Extra>) {
  return list
}
