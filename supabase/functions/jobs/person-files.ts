import { z } from "zod"
import type { Service } from "../_shared/service.ts"

const filesSchema = z.array(z.object({ bucket: z.string(), path: z.string() }))

/** Every stored file of a person. */
export async function personFiles(db: Service, person: string) {
  const { data } = await db.rpc("person_files", { person }).throwOnError()
  return filesSchema.parse(data)
}
