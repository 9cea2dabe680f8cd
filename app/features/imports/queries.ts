import { isUuid } from "#app/lib/format/uuid.ts"
import type { ImportField } from "#app/lib/staff/define-import.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import type { Mapping } from "./check-rows.ts"

const COLUMNS = "id, list, file_name, status, created_at, imported_at, undone_at, importer_name"

/** Imports of the lists that the caller may change. */
export function importRows(db: SupabaseDb) {
  return db.from("imports").select(COLUMNS)
}

/** The rows of an import, as they were uploaded and with what happens to each. */
async function rowsOfImport(db: SupabaseDb, id: string) {
  const { data } = await db
    .from("import_rows")
    .select("row_number, cells, problem, refusal, change, undo")
    .eq("import_id", id)
    .order("row_number")
    .throwOnError()
  return data
}

export type ImportRow = Awaited<ReturnType<typeof rowsOfImport>>[number]

/** One import with its rows. Null for unknown and malformed ids alike. */
export async function importForStaff(db: SupabaseDb, id: string) {
  if (!isUuid(id)) return null
  const [{ data }, rows, { data: kept }] = await Promise.all([
    db.from("imports").select(`${COLUMNS}, headings, mapping`).eq("id", id).maybeSingle().throwOnError(),
    rowsOfImport(db, id),
    db.rpc("kept_import_rows", { wanted: id }).throwOnError(),
  ])
  if (!data) return null
  const { mapping, ...file } = data
  // The loader of the page adds the fields, which the browser would otherwise load with every schema.
  const fields: readonly ImportField[] = []
  return { ...file, rows, kept, mapping: mapping as Mapping, fields }
}

export type StaffImportRecord = NonNullable<Awaited<ReturnType<typeof importForStaff>>>

/** The columns that were chosen for the last file of a list. */
export async function lastMapping(db: SupabaseDb, list: string) {
  const { data } = await db
    .from("imports")
    .select("mapping")
    .eq("list", list)
    .neq("mapping", "{}")
    .order("created_at", { ascending: false })
    .limit(1)
    .maybeSingle()
    .throwOnError()
  return (data?.mapping ?? {}) as Mapping
}
