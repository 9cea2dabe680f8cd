import type { RowsQuery } from "#app/lib/staff/define-staff-list.ts"

/** The part of a PostgREST query builder that the kits for staff lists need. */
export interface RecordsQuery<Row> extends RowsQuery<Row> {
  filter(column: string, operator: string, value: unknown): this
  maybeSingle(): { throwOnError(): PromiseLike<{ data: Row | null }> }
}
