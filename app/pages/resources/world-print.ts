import { data } from "react-router"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { urgentSteps } from "#app/features/content/queries.ts"
import { printPdf } from "#app/features/world-print/print-pdf.server.ts"
import { PRINTABLES } from "#app/features/world-print/printables.ts"
import { createQueue } from "#app/lib/og-image/queue.ts"
import { cachedSettings } from "#app/lib/rendering/cached-settings.server.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import type { Route } from "./+types/world-print"

const loadEmergency = contentLoader("/emergency")
const enqueue = createQueue(24)

/** Something of Narcat's World to print. The steps are those of the emergency page. */
export async function loader(args: Route.LoaderArgs) {
  const { context, params, url } = args
  const name = params.name
  const layOut = Object.hasOwn(PRINTABLES, name) ? PRINTABLES[name] : undefined
  if (!layOut) throwNotFound({ url })
  const [{ page }, settings] = await Promise.all([loadEmergency(args), cachedSettings(context)])
  const steps = urgentSteps(page).flatMap(({ title, say }) => (say ? { title, say } : []))
  const address = new URL("/narcatsworld", context.get(appContext).siteUrl).href
  const pdf = await enqueue(JSON.stringify([name, steps, settings.name]), () =>
    printPdf(layOut(steps), settings.name, address),
  )
  if (pdf === null)
    throw data("Too many files are being generated", { status: 503, headers: { "Retry-After": "5" } })
  return new Response(pdf as Buffer<ArrayBuffer>, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="narcat-${name}.pdf"`,
    },
  })
}
