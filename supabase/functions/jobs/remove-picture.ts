import type { Service } from "../_shared/service.ts"
import type { Job } from "./run-job.ts"

/** Removes the files of a deleted picture. */
export async function removePicture(db: Service, { payload }: Job): Promise<void> {
  const folder = payload.picture!
  const { data: files, error } = await db.storage.from("pictures").list(folder)
  if (error) throw error
  if (files.length === 0) return
  const removed = await db.storage.from("pictures").remove(files.map(({ name }) => `${folder}/${name}`))
  if (removed.error) throw removed.error
}
