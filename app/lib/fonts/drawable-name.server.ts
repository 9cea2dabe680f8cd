import { facesFor } from "./faces.server.ts"
import { runsOf } from "./runs.ts"

/** Whether certificates and sharing images can show a name as it is written. */
export async function isDrawable(name: string): Promise<boolean> {
  return runsOf(name, await facesFor(name, "anybody")) !== null
}
