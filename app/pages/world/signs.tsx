import { data } from "react-router"
import { PLACES } from "#app/features/world/places.ts"
import { Finished } from "#app/features/world-coins/finished.tsx"
import { GameFrame } from "#app/features/world-games/game-frame.tsx"
import { spotsOf } from "#app/features/world-games/signs.ts"
import { SignsGame } from "#app/features/world-games/signs-game.tsx"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { pageMeta, pageOgImage, rootData } from "#app/lib/seo/page-meta.ts"
import type { PageHandle } from "#app/ui/shell/background.ts"
import type { Route } from "./+types/signs"

export const handle = { background: "sky" } satisfies PageHandle

export function loader({ params, url }: Route.LoaderArgs) {
  const { key, name } = PLACES.find(place => place.key === params.place) ?? throwNotFound({ url })
  const asked = url.searchParams.getAll("seen")
  const seen = spotsOf(key).flatMap(spot => (asked.includes(spot.key) ? spot.key : []))
  // Answers are not cached: there are as many as combinations.
  return data({ place: { key, name }, seen }, { headers: asked.length > 0 ? {} : cacheablePage() })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const name = loaderData?.place.name
  return pageMeta(
    {
      path: location.pathname,
      title: name && `Spot the signs: ${name}`,
      description:
        name &&
        `Find the seven signs of an opioid overdose in Narcat’s picture (${name}), or play it as a list.`,
      image: pageOgImage("/narcatsworld"),
    },
    rootData(matches),
  )
}

export default function SignsPage({ loaderData: { place, seen } }: Route.ComponentProps) {
  return (
    <GameFrame
      place={place}
      game="signs"
      lines={["Spot", "the signs"]}
      lead="Someone isn’t well. Seven things in this picture are signs of an overdose, three aren’t. Take your time."
    >
      <SignsGame
        key={place.key}
        place={place.key}
        seen={seen}
        finished={proof => <Finished source={`game:${place.key}/signs`} proof={proof} />}
      />
    </GameFrame>
  )
}
