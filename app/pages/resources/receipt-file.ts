import { href } from "react-router"
import { receiptSheet } from "#app/features/giving/queries.ts"
import { receiptText } from "#app/features/giving/receipt-text.ts"
import { tributeLetter } from "#app/features/giving/tribute-letter.ts"
import { tributeLetterPdf } from "#app/features/giving/tribute-letter-pdf.server.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { pdfResponse, sheetResponse } from "#app/lib/pdf/sheet-response.server.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import type { Route } from "./+types/receipt-file"

/** A receipt as a PDF, for the donor who has its id; with `?letter` the letter to the family, if the gift is a tribute. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const receipt = (await receiptSheet(supabase(context), params.id)) ?? throwNotFound({ url })
  if (url.searchParams.has("letter")) {
    const tribute = receipt.tribute ?? throwNotFound({ url })
    return pdfResponse(context, "tribute-letter", issuer => {
      const letter = tributeLetter(tribute, receipt, issuer)
      return { key: JSON.stringify(letter), make: () => tributeLetterPdf(letter, issuer) }
    })
  }
  const verifyUrl = new URL(href("/verify"), context.get(appContext).siteUrl).href
  const file = { page: href("/donate"), name: `receipt-${receipt.number}` }
  return sheetResponse(context, receiptText(receipt, verifyUrl), file)
}
