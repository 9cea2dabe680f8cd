import { data, href, type RouterContextProvider } from "react-router"
import { type Card, stateLabel } from "#app/features/certificates/card.ts"
import { waitForLookup } from "#app/features/certificates/lookup-limit.server.ts"
import { certificateCard } from "#app/features/certificates/queries.ts"
import { sheetPdf } from "#app/features/certificates/sheet-pdf.server.ts"
import { bakeCredential, pngOf } from "#app/features/certificates/sheet-png.server.ts"
import { sheetSvg } from "#app/features/certificates/sheet-svg.server.ts"
import type { Sheet } from "#app/features/certificates/sheet-text.server.ts"
import { signedCredential } from "#app/features/certificates/signed.server.ts"
import { anonClient } from "#app/lib/auth/session/request-session.server.ts"
import { isDrawable } from "#app/lib/fonts/drawable-name.server.ts"
import { createQueue } from "#app/lib/og-image/queue.ts"
import { renderOgImage } from "#app/lib/og-image/render.server.ts"
import { cachedSettings } from "#app/lib/rendering/cached-settings.server.ts"
import { siteLogo } from "#app/lib/rendering/site-logo.server.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import type { Route } from "./+types/certificate-file"

type Context = Readonly<RouterContextProvider>

interface Kind {
  type: string
  /** Displayed by the page; the others are downloads. */
  isShown?: true
  /** Displayed by other sites. */
  isEmbedded?: true
  make(sheet: Sheet, context: Context): Promise<string | Uint8Array>
}

const PICTURE_WIDTH = 2360
// Separate queues, so that pages do not wait for downloads.
const queues = { shown: createQueue(24), saved: createQueue(24) }

const FILES: Record<string, Kind> = {
  "sheet.svg": { type: "image/svg+xml", isShown: true, make: sheetSvg },
  // The Open Graph image, which other sites embed.
  "sharing.png": { type: "image/png", isShown: true, isEmbedded: true, make: sharingImage },
  "certificate.pdf": { type: "application/pdf", make: sheetPdf },
  "certificate.png": { type: "image/png", make: picture },
  "credential.jwt": {
    type: "application/vc+jwt",
    make: ({ card }, context) => signedCredential(context, card.id),
  },
}

/** A file of a certificate, generated per request and never cached, so that a revocation takes effect at once. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const kind = Object.hasOwn(FILES, params.file) ? FILES[params.file]! : throwNotFound({ url })
  const services = context.get(appContext)
  const wait = waitForLookup(services.clientAddress, "file")
  if (wait !== null) return tooMany(wait)
  const card = (await certificateCard(anonClient(services), params.id)) ?? throwNotFound({ url })
  const settings = await cachedSettings(context)
  const page = new URL(href("/certificate/:id", { id: card.id }), services.siteUrl).href
  const logo = await siteLogo(context)
  const sheet = { card, issuer: settings.name, url: page, now: Date.now(), ...(logo && { logo }) }
  const enqueue = kind.isShown ? queues.shown : queues.saved
  const made = await enqueue(`${params.file} ${settings.logoId} ${JSON.stringify(card)}`, () =>
    kind.make(sheet, context),
  )
  if (made === null)
    throw data("Too many files are being generated", { status: 503, headers: { "Retry-After": "5" } })
  return new Response(made as Uint8Array<ArrayBuffer>, { headers: headersOf(kind, params.file, card) })
}

function tooMany(wait: number) {
  const text = `Too many downloads. Try again in ${wait} seconds.\n`
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Retry-After": String(wait) }
  return new Response(text, { status: 429, headers })
}

function headersOf({ type, isShown, isEmbedded }: Kind, file: string, { id }: Card) {
  const name = `certificate-${id.slice(0, 8)}${file.slice(file.lastIndexOf("."))}`
  return {
    "Content-Type": type,
    "Cache-Control": "private, no-store",
    "X-Robots-Tag": "noindex",
    ...(isShown ? {} : { "Content-Disposition": `attachment; filename="${name}"` }),
    ...(isEmbedded ? { "Cross-Origin-Resource-Policy": "cross-origin" } : {}),
    ...(file === "credential.jwt" ? { "Access-Control-Allow-Origin": "*" } : {}),
  }
}

async function sharingImage({ card, issuer, now, logo }: Sheet, context: Context) {
  const { headline } = stateLabel(card, now)
  const holder = card.name !== null && (await isDrawable(card.name)) ? card.name : "Certificate"
  const { colors } = await cachedSettings(context)
  const line = `${holder}: ${headline}`
  const png = await renderOgImage({ name: issuer, title: card.course, line, colors, logo })
  if (!png)
    throw data("Too many images are being generated", { status: 503, headers: { "Retry-After": "5" } })
  return png
}

async function picture(sheet: Sheet, context: Context) {
  const [png, credential] = await Promise.all([
    sheetSvg(sheet).then(svg => pngOf(svg, PICTURE_WIDTH)),
    signedCredential(context, sheet.card.id),
  ])
  return bakeCredential(png, credential)
}
