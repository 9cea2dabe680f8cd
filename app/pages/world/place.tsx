import { contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { PlaceView } from "#app/features/world/place-view.tsx"
import { isPlace } from "#app/features/world/places.ts"
import { placeText, storiesOf } from "#app/features/world/stories.server.ts"
import { GAME_NAMES } from "#app/features/world-games/game-names.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import type { Route } from "./+types/place"

export async function loader(args: Route.LoaderArgs) {
  const { place } = args.params
  if (!isPlace(place)) throwNotFound(args)
  const { page } = await contentLoader(`/narcatsworld/${place}`)(args)
  return { page, place, text: placeText(place), stories: storiesOf(place) }
}

export const headers = cacheablePage
export const meta = contentMeta

export default function PlacePage({ loaderData: { page, place, text, stories } }: Route.ComponentProps) {
  return <PlaceView {...{ place, text, stories }} games={GAME_NAMES} title={page.title} lead={page.lead} />
}
