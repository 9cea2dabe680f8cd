import { choosePicture } from "#app/lib/pictures/add-picture.server.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import { stateOfSlug } from "#app/lib/state/state-cookie.ts"
import { logoFiles } from "../look/logo-files.server.ts"
import { saved } from "../look/staff-actions.server.ts"

/** The forms of one state: its logo, a button that resets it, and its background. */
export async function changeStateLook({ db, intent, ids, form }: StaffActionArgs): Promise<StaffOutcome> {
  const state = stateOfSlug(ids[0])
  if (!state) return "not-found"
  switch (intent) {
    case "logo": {
      const files = await logoFiles(form)
      if ("errors" in files) return files
      const { data } = await db.rpc("save_state_logo", { state, ...files }).throwOnError()
      return saved(data, "logo")
    }
    case "reset-logo": {
      const { data } = await db.rpc("save_state_logo", { state }).throwOnError()
      return saved(data, "no-logo")
    }
    case "picture":
      return choosePicture({ db, form }, async picture => {
        // The generated types have no null for arguments.
        const chosen = { state, picture: picture as string }
        return (await db.rpc("set_state_background", chosen).throwOnError()).data
      })
    default:
      return "not-found"
  }
}
