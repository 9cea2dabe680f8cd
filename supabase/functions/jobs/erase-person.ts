import type { User } from "@supabase/supabase-js"
import type { Service } from "../_shared/service.ts"
import { personFiles } from "./person-files.ts"
import type { Job } from "./run-job.ts"

const FILES_AT_ONCE = 100

/**
 * Erases a person: files, rows, the account, and whatever was written in between. The job contains the user
 * id, so that an erasure interrupted after the account was deleted can still finish.
 */
export async function erasePerson(db: Service, { payload }: Job): Promise<void> {
  const person = payload.user_id!
  const user = await accountOf(db, person)
  const { data: isDue } = await db.rpc("start_erasure", { erasure: payload.erasure }).throwOnError()
  // The user has canceled the erasure.
  if (user && !isDue) return
  await removeFiles(db, person)
  for (const email of addressesOf(user)) await db.rpc("erase_rows", { person, email }).throwOnError()
  if (user) await removeAccount(db, person)
  await removeFiles(db, person)
  await db.rpc("erase_rows", { person, email: null }).throwOnError()
  await db.rpc("record_erased", { person }).throwOnError()
}

async function accountOf(db: Service, person: string): Promise<User | null> {
  const { data, error } = await db.auth.admin.getUserById(person)
  if (error && error.status !== 404) throw error
  return data.user
}

function addressesOf(user: User | null): string[] {
  return [user?.email, user?.new_email].flatMap(address => address || [])
}

async function removeAccount(db: Service, person: string) {
  const { error } = await db.auth.admin.deleteUser(person)
  if (error && error.status !== 404) throw error
}

async function removeFiles(db: Service, person: string) {
  for (const [bucket, filesInBucket] of Map.groupBy(await personFiles(db, person), file => file.bucket)) {
    for (let from = 0; from < filesInBucket.length; from += FILES_AT_ONCE) {
      const paths = filesInBucket.slice(from, from + FILES_AT_ONCE).map(file => file.path)
      const { error } = await db.storage.from(bucket).remove(paths)
      if (error) throw error
    }
  }
}
