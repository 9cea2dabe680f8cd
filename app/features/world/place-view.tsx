import { href } from "react-router"
import { AnimatedNarcat } from "#app/ui/brand/animated-narcat.tsx"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { PlaceText } from "#content/schema/world.ts"
import { GameList } from "./game-list.tsx"
import { OtherPlaces } from "./other-places.tsx"
import type { Game, Place } from "./places.ts"

interface Props {
  place: Place
  title: string
  lead: string
  text: PlaceText
  stories: readonly { scene: string; title: string; lead: string }[]
  /** What the games are called. */
  games: Readonly<Record<Game, string>>
}

/** A place: its picture, its stories, and the way to the other places. */
export function PlaceView({ place, title, lead, text, stories, games }: Props) {
  return (
    <>
      <div className="overflow-clip bg-air-300">
        <div className="wrap">
          <Breadcrumbs trail={[{ label: "Narcat’s World", to: href("/narcatsworld") }, { label: title }]} />
          <FittedHeadline as="h1" lines={[title]} measure={{ phone: 4.5, wide: 7 }} className="mt-2" />
        </div>
        <div className="relative mt-4 column:mt-6">
          <img
            src={`/art/world/${place}.svg`}
            width="800"
            height="450"
            alt={text.alt}
            className="h-90 w-full object-cover object-bottom column:h-[clamp(420px,46vw,700px)] column:object-[50%_35%]"
          />
          <div className="absolute right-[2%] -bottom-3 w-[clamp(150px,22vw,330px)]">
            <AnimatedNarcat mood="waving" alt="" />
          </div>
          <p className="speech absolute right-[clamp(120px,20vw,330px)] bottom-[58%] max-w-[14em] rotate-2 bg-white font-hand font-semibold text-[1.125rem] leading-tight column:text-[clamp(1.125rem,1.7vw,1.5rem)]">
            {text.says}
          </p>
        </div>
      </div>
      <div className="wrap grid gap-x-[clamp(24px,5vw,88px)] gap-y-8 py-[clamp(48px,6vw,90px)] column:grid-cols-[5fr_7fr]">
        <p className="max-w-[30em] text-pretty text-lead leading-[1.42]">{lead}</p>
        <section>
          <h2 className="text-2 wdth-82">
            {stories.length === 1 ? "One story" : `${stories.length} stories`}
          </h2>
          <ol className="mt-5 border-ink border-t-4">
            {stories.map(story => (
              <li key={story.scene} className="border-gray-300 border-b-[1.5px]">
                <Link
                  to={href("/narcatsworld/:place/:scene", { place, scene: story.scene })}
                  className="group grid grid-cols-[1fr_auto] items-center gap-x-6 py-5"
                >
                  <span className="display text-3 group-hover:underline wdth-96">{story.title}</span>
                  <Icon name="ph:arrow-right-bold" className="row-span-2 text-[1.75rem]" />
                  <span className="max-w-[36em] text-pretty">{story.lead}</span>
                </Link>
              </li>
            ))}
          </ol>
          <GameList place={place} names={games} />
        </section>
      </div>
      <OtherPlaces current={place} />
    </>
  )
}
