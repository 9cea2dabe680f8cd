import type { Service } from "../_shared/service.ts"
import type { Job } from "./run-job.ts"

/** Removes an expired export: the file first, so that no file is left without a row. */
export async function removeExport(db: Service, { payload }: Job): Promise<void> {
  const { data: ended } = await db
    .from("data_exports")
    .select("path")
    .eq("id", payload.export)
    .or(`expires_at.lte.${new Date().toISOString()},failed_at.not.is.null`)
    .maybeSingle()
    .throwOnError()
  if (!ended) return
  const { error } = await db.storage.from("exports").remove([ended.path])
  if (error) throw error
  await db.from("data_exports").delete().eq("id", payload.export).throwOnError()
}
