import { PLACES } from "#app/features/world/places.ts"
import { Finished } from "#app/features/world-coins/finished.tsx"
import { BagGame } from "#app/features/world-games/bag-game.tsx"
import { GameFrame } from "#app/features/world-games/game-frame.tsx"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { pageMeta, pageOgImage, rootData } from "#app/lib/seo/page-meta.ts"
import type { PageHandle } from "#app/ui/shell/background.ts"
import type { Route } from "./+types/bag"

export const handle = { background: "butter" } satisfies PageHandle

export function loader({ params, url }: Route.LoaderArgs) {
  const { key, name } = PLACES.find(place => place.key === params.place) ?? throwNotFound({ url })
  return { place: { key, name } }
}

export const headers = cacheablePage

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const name = loaderData?.place.name
  return pageMeta(
    {
      path: location.pathname,
      title: name && `Pack the bag: ${name}`,
      description:
        name && `A memory game without a clock (${name}): what belongs in a bag with naloxone, and why.`,
      image: pageOgImage("/narcatsworld"),
    },
    rootData(matches),
  )
}

export default function BagPage({ loaderData: { place } }: Route.ComponentProps) {
  return (
    <GameFrame
      place={place}
      game="bag"
      lines={["Pack", "the bag"]}
      lead="Find the pairs that belong in a bag with naloxone. In a real emergency, 911 comes first, whatever is in it."
    >
      <BagGame
        key={place.key}
        place={place.key}
        finished={proof => <Finished source={`game:${place.key}/bag`} proof={proof} />}
      />
    </GameFrame>
  )
}
