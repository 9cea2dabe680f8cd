import { data, type RouterContextProvider } from "react-router"
import { createQueue } from "#app/lib/og-image/queue.ts"
import { cachedSettings } from "#app/lib/rendering/cached-settings.server.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { ORIGINAL_COLORS, type SiteColors } from "#app/lib/theming/site-colors.ts"
import type { Sheet } from "./sheet.ts"
import { sheetPdf } from "./sheet-pdf.server.ts"

interface File {
  /** The page that the sheet names as its origin. */
  page: string
  /** The name of the file, without its extension. */
  name: string
}

const enqueue = createQueue(24)

/** The sheet as a PDF file, made on request. */
export async function sheetResponse(
  context: Readonly<RouterContextProvider>,
  sheet: Sheet,
  { page, name }: File,
) {
  const url = new URL(page, context.get(appContext).siteUrl).href
  return pdfResponse(context, name, (issuer, { main: color }) => ({
    key: JSON.stringify([sheet, url, color]),
    make: () => sheetPdf(sheet, issuer, url, color),
  }))
}

/** A PDF file that is made on request, one at a time. `prepare` is given the name and the colors of the site. */
export async function pdfResponse(
  context: Readonly<RouterContextProvider>,
  name: string,
  prepare: (issuer: string, colors: SiteColors) => { key: string; make: () => Promise<Buffer> },
) {
  const settings = await cachedSettings(context)
  const { key, make } = prepare(settings.name, settings.colors ?? ORIGINAL_COLORS)
  const made = await enqueue(key, make)
  if (made === null)
    throw data("Too many files are being generated", { status: 503, headers: { "Retry-After": "5" } })
  return new Response(made as Buffer<ArrayBuffer>, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${name}.pdf"`,
    },
  })
}
