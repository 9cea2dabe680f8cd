import { href } from "react-router"
import { statementSheet } from "#app/features/giving/queries.ts"
import { statementText } from "#app/features/giving/statement-text.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { sheetResponse } from "#app/lib/pdf/sheet-response.server.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import type { Route } from "./+types/statement-file"

/** The statement of a year as a PDF, for the donor who has its id. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const statement = (await statementSheet(supabase(context), params.id)) ?? throwNotFound({ url })
  const verifyUrl = new URL(href("/verify"), context.get(appContext).siteUrl).href
  const file = { page: href("/donate"), name: `gifts-${statement.year}` }
  return sheetResponse(context, statementText(statement, verifyUrl), file)
}
