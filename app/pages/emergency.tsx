import { redirectDocument } from "react-router"
import { contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { urgentSteps } from "#app/features/content/queries.ts"
import { Sections } from "#app/features/content/sections.tsx"
import { Afterward } from "#app/features/emergency/afterward.tsx"
import { OnePage } from "#app/features/emergency/one-page.tsx"
import script from "#app/features/emergency/script/start.ts?script-text"
import { StepByStep } from "#app/features/emergency/step-by-step.tsx"
import type { StepText } from "#app/features/emergency/step-screen.tsx"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { InlineScript } from "#app/lib/rendering/inline-script.tsx"
import type { Route } from "./+types/emergency"

export async function loader(args: Route.LoaderArgs) {
  const { page } = await contentLoader("/emergency")(args)
  const steps = urgentSteps(page).flatMap(({ id, title, say, more, scene, alt }): StepText[] =>
    id && say && more && scene && alt ? [{ id, title, say, more, scene, alt }] : [],
  )
  return { page, steps }
}

/** Reached without a new document, from a page that is hydrated. */
export function clientLoader({ url }: Route.ClientLoaderArgs) {
  throw redirectDocument(url.pathname + url.search + url.hash)
}

export const headers = cacheablePage
export const meta = contentMeta
/** Usable before a phone could hydrate it: it has a small script of its own instead (decision 053). */
export const handle = { loadsApp: false, colorMode: "light" }

/** One step per screen, then all of them on one page, which is also what prints. */
export default function Emergency({ loaderData: { page, steps } }: Route.ComponentProps) {
  // An editor may remove what the screens need; then the page has its own opening.
  if (steps.length === 0) return <Sections page={page} />
  return (
    <>
      <StepByStep title={page.title} steps={steps} />
      <InlineScript>{script}</InlineScript>
      <Sections page={page} opening={<OnePage lead={page.lead} />} />
      <Afterward />
    </>
  )
}
