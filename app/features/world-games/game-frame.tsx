import type { ReactNode } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx"
import { useBackgroundClass } from "#app/ui/shell/background.ts"
import { GAME_NAMES, type GameKey } from "./game-names.ts"

interface Props {
  place: { key: string; name: string }
  game: GameKey
  /** The headline, in up to three lines. */
  lines: readonly string[]
  lead: string
  children: ReactNode
}

/** A page with one game: headline, the game, and the way to the others. */
export function GameFrame({ place: { key, name }, game, lines, lead, children }: Props) {
  const world = `/narcatsworld/${key}`
  const others = (Object.keys(GAME_NAMES) as GameKey[]).filter(other => other !== game)
  return (
    <section className={cn("pb-section", useBackgroundClass("green"))}>
      <div className="wrap">
        <Breadcrumbs
          trail={[
            { label: "Narcat’s World", to: "/narcatsworld" },
            { label: name, to: world },
            { label: GAME_NAMES[game] },
          ]}
          className="mb-3"
        />
        <div className="grid items-end gap-x-16 gap-y-5 column:grid-cols-[7fr_5fr]">
          <FittedHeadline as="h1" lines={lines} measure={{ phone: 4.5, wide: 5.5 }} />
          <p className="max-w-[35em] text-pretty text-lead leading-[1.42]">{lead}</p>
        </div>
        <div className="mt-[clamp(24px,3vw,44px)] grid gap-8">{children}</div>
        <div className="mt-8 flex flex-wrap gap-4">
          {others.map(other => (
            <PushButton key={other} to={`${world}/${other}`} variant="white">
              {GAME_NAMES[other]}
            </PushButton>
          ))}
          <PushButton to={world} variant="white" icon="ph:arrow-left-bold">
            {name}
          </PushButton>
          <PushButton to="/narcatsworld/teachers" variant="white">
            Use it in a lesson
          </PushButton>
        </div>
      </div>
    </section>
  )
}
