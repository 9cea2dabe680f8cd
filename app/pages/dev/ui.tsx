import { readForm } from "#app/lib/forms/read-form.ts"
import { useSettings } from "#app/lib/rendering/settings.ts"
import { throwUnknownPath } from "#app/lib/rendering/throw-not-found.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { Buttons } from "#app/ui/showcase/buttons.tsx"
import { checkDemoForm } from "#app/ui/showcase/demo-form.server.ts"
import { Figures } from "#app/ui/showcase/figures.tsx"
import { Forms } from "#app/ui/showcase/forms.tsx"
import { Layers } from "#app/ui/showcase/layers.tsx"
import { Silhouettes } from "#app/ui/showcase/silhouettes.tsx"
import { Texts } from "#app/ui/showcase/texts.tsx"
import { Wayfinding } from "#app/ui/showcase/wayfinding.tsx"
import type { Route } from "./+types/ui"

export function meta() {
  return [{ title: "Components" }, { name: "robots", content: "noindex" }]
}

// For developers only: with a hosted backend it does not exist.
export function loader({ context, url }: Route.LoaderArgs) {
  const { isEmbedded, siteUrl } = context.get(appContext)
  if (!isEmbedded) throwUnknownPath({ url })
  return { siteUrl }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  if (!context.get(appContext).isEmbedded) throwUnknownPath({ url })
  return checkDemoForm(await readForm(request))
}

export default function ComponentsPage({ loaderData: { siteUrl } }: Route.ComponentProps) {
  const siteName = useSettings()?.name ?? ""
  return (
    <main className="wrap overflow-x-clip pt-10 pb-24">
      <FittedHeadline as="h1" lines={["Components"]} />
      <Buttons />
      <Forms />
      <Layers />
      <Silhouettes siteName={siteName} />
      <Wayfinding />
      <Texts />
      <Figures siteName={siteName} siteUrl={siteUrl} />
    </main>
  )
}
