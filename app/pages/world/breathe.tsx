import { PLACES } from "#app/features/world/places.ts"
import { Finished } from "#app/features/world-coins/finished.tsx"
import { BreatheGame } from "#app/features/world-games/breathe-game.tsx"
import { GameFrame } from "#app/features/world-games/game-frame.tsx"
import { WithoutScreen } from "#app/features/world-games/without-screen.tsx"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { pageMeta, pageOgImage, rootData } from "#app/lib/seo/page-meta.ts"
import type { PageHandle } from "#app/ui/shell/background.ts"
import type { Route } from "./+types/breathe"

export const handle = { background: "green" } satisfies PageHandle

export function loader({ params, url }: Route.LoaderArgs) {
  const place = PLACES.find(({ key }) => key === params.place) ?? throwNotFound({ url })
  return { place: { key: place.key, name: place.name } }
}

export const headers = cacheablePage

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const name = loaderData?.place.name
  return pageMeta(
    {
      path: location.pathname,
      title: name && `Breathe with Narcat: ${name}`,
      description:
        name &&
        `One minute of slow breathing with Narcat (${name}): in for two, out for three, the pace of rescue breathing.`,
      image: pageOgImage("/narcatsworld"),
    },
    rootData(matches),
  )
}

export default function BreathePage({ loaderData: { place } }: Route.ComponentProps) {
  return (
    <GameFrame
      place={place}
      game="breathe"
      lines={["Breathe", "with Narcat"]}
      lead="In for two, out for three. Twelve times a minute. It calms you down, and it’s the exact pace of rescue breathing."
    >
      <BreatheGame
        key={place.key}
        finished={proof => <Finished source={`game:${place.key}/breathe`} proof={proof} />}
      />
      <WithoutScreen>
        <p>
          Sit down and put a hand on your belly. Breathe in while you count one, two. Breathe out while you
          count three, four, five. Do it twelve times: that’s one minute.
        </p>
        <p>
          In a real emergency, 911 comes first. If someone isn’t breathing, or only gasping, a breath every 5
          seconds is what they need, or CPR as 911 tells you.
        </p>
      </WithoutScreen>
    </GameFrame>
  )
}
