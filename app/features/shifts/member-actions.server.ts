import { href, type RouterContextProvider } from "react-router"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { isUuid } from "#app/lib/format/uuid.ts"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import type { Flash } from "#app/lib/forms/flash.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"
import { changeShift, takeShift } from "./queries.ts"

const good = (text: string): Flash => ({ text, tone: "good" })
const warm = (text: string): Flash => ({ text, tone: "warm" })

const TAKEN: Record<DbEnum<"shift_outcome">, Flash> = {
  confirmed: good("The place is yours. We’ll remind you the day before."),
  "taken-over": good("You took over the place. We’ll remind you the day before."),
  waiting: good("You’re on the waiting list. If a place opens up, it’s yours, and we’ll tell you."),
  already: warm("You’re already on this shift."),
  overlap: warm("You have another shift at that time."),
  missing: warm("You can’t take this shift yet. It says below what’s missing."),
  closed: warm("This shift has started or is canceled."),
  unknown: warm("That shift no longer exists."),
}

const CHANGED: Record<DbEnum<"shift_change_outcome">, Flash> = {
  left: good("You’re off the list. Thanks for telling us."),
  offered: good("Other volunteers see your offer. The place stays yours until someone takes it."),
  "handed-over": good("Someone was waiting and took your place."),
  kept: good("The place stays yours."),
  "not-possible": warm("That’s no longer possible."),
}

const INTENTS = ["take", "leave", "offer", "keep"] as const

/** The buttons of a shift; null for the forms of other parts of the page. */
export async function shiftAction(context: Readonly<RouterContextProvider>, form: FormData) {
  const intent = INTENTS.find(name => name === form.get("intent"))
  if (!intent) return null
  const [shift, ...more] = form.getAll("shift").map(String)
  const db = supabase(context)
  const { text, tone } =
    !shift || !isUuid(shift) || more.length > 0
      ? TAKEN.unknown
      : intent === "take"
        ? TAKEN[await takeShift(db, shift)]
        : CHANGED[await changeShift(db, intent, shift)]
  return redirectWithFlash(context, href("/me/volunteering"), text, tone)
}
