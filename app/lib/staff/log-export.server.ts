import type { SupabaseDb } from "#app/lib/supabase/types.ts"

interface Export {
  /** The name of the list in its URL. */
  list: string
  rowCount: number
  /** Never the search, which may be a name. */
  filters: Readonly<Record<string, string>>
  /** Whether the file has names and contact details. */
  isPersonal: boolean
}

/** Notes in the audit log that the caller downloads a list. */
export async function logExport(db: SupabaseDb, { list, rowCount, filters, isPersonal }: Export) {
  await db
    .rpc("log_export", { list, row_count: rowCount, filters: { ...filters, personal: isPersonal } })
    .throwOnError()
}
