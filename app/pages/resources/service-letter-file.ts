import { href } from "react-router"
import { letterText } from "#app/features/service-letters/letter-text.ts"
import { letterById } from "#app/features/service-letters/queries.ts"
import { formatHours } from "#app/features/volunteer-hours/format-hours.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { sheetResponse } from "#app/lib/pdf/sheet-response.server.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import type { Route } from "./+types/service-letter-file"

/** A service letter as a PDF, for the volunteer. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  requireMember(context)
  const letter = (await letterById(supabase(context), params.id)) ?? throwNotFound({ url })
  const verifyUrl = new URL(href("/verify"), context.get(appContext).siteUrl).href
  const text = letterText(letter, formatHours(letter.minutes), verifyUrl)
  return sheetResponse(context, text, { page: href("/get-involved/volunteer"), name: "service-letter" })
}
