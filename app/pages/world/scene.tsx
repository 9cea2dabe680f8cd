import type { ShouldRevalidateFunctionArgs } from "react-router"
import { contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { SceneView } from "#app/features/world/scene-view.tsx"
import { sourcesOf, storyOf } from "#app/features/world/stories.server.ts"
import { Finished } from "#app/features/world-coins/finished.tsx"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import type { Route } from "./+types/scene"

export async function loader(args: Route.LoaderArgs) {
  const { place, scene } = args.params
  const story = storyOf(place, scene)
  if (!story) throwNotFound(args)
  const { page } = await contentLoader(`/narcatsworld/${place}/${scene}`)(args)
  const { screens, reviewed_on: reviewedOn } = story
  return { page, place, scene, screens, reviewedOn, sources: sourcesOf(story) }
}

/** The page has the whole story; its steps differ only in the query. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return !formMethod && currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate
}

export const headers = cacheablePage
export const meta = contentMeta

export default function ScenePage({ loaderData: { page, ...story } }: Route.ComponentProps) {
  const source = `scene:${story.place}/${story.scene}`
  return (
    <SceneView
      {...story}
      title={page.title}
      lead={page.lead}
      reward={path => <Finished source={source} proof={path} />}
    />
  )
}
