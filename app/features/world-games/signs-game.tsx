import { type ReactNode, useState } from "react"
import { useHydrated } from "#app/lib/rendering/use-hydrated.ts"
import { cn } from "#app/lib/theming/cn.ts"
import { AnimatedNarcat, type NarcatMood } from "#app/ui/brand/animated-narcat.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { useGameSounds } from "./game-sounds.ts"
import { pictureOf, type SignsPlace, type Spot, spotsOf } from "./signs.ts"
import { SignsList } from "./signs-list.tsx"
import { SignsPicture } from "./signs-picture.tsx"
import { SoundButton } from "./sound-button.tsx"

interface Props {
  place: SignsPlace
  /** The keys that were checked in the list. */
  seen: readonly string[]
  /** Shown when every sign is found, given their keys as proof. */
  finished(proof: readonly string[]): ReactNode
}

/** A picture with seven signs and three things that are none. Each choice is explained, and none is held against you. */
export function SignsGame({ place, seen, finished }: Props) {
  const spots = spotsOf(place)
  const signs = spots.flatMap(({ key, isSign }) => (isSign ? key : []))
  const [chosen, setChosen] = useState<readonly string[]>([])
  const sounds = useGameSounds()
  const found = signs.filter(key => chosen.includes(key))
  const isListRight = seen.length === signs.length && signs.every(key => seen.includes(key))
  const isDone = isListRight || found.length === signs.length

  function choose(key: string) {
    const next = [...chosen.filter(other => other !== key), key]
    const isLast = signs.every(sign => next.includes(sign))
    sounds.play(isLast ? "done" : signs.includes(key) ? "good" : "other")
    setChosen(next)
  }
  return (
    <>
      <div className="grid items-start gap-x-10 gap-y-6 column:grid-cols-[5fr_7fr]">
        <SignsPicture place={place} alt={pictureOf(place)} spots={spots} chosen={chosen} onChoose={choose} />
        <div className="grid gap-5">
          <Feedback spot={spots.find(({ key }) => key === chosen.at(-1))} />
          <Score found={found.length} total={signs.length} />
          <div className="flex flex-wrap gap-4">
            <SoundButton sounds={sounds} />
          </div>
          {isDone && (
            <Ending onAgain={() => setChosen([])} isFromList={isListRight}>
              {finished(signs)}
            </Ending>
          )}
        </div>
      </div>
      <SignsList key={seen.join()} spots={spots} seen={seen} />
    </>
  )
}

function Score({ found, total }: { found: number; total: number }) {
  const isHydrated = useHydrated()
  return (
    <p className="font-bold">
      {isHydrated ? `${found} of ${total} signs found` : "The list below works without scripts."}
    </p>
  )
}

function Feedback({ spot }: { spot: Spot | undefined }) {
  const mood: NarcatMood = !spot ? "waving" : spot.isSign ? "happy" : "thinking"
  return (
    <div
      className={cn(
        "flex items-center gap-4 rounded-panel p-[clamp(14px,2vw,28px)]",
        // On phones it stays in view while the picture is scrolled.
        spot && "max-column:sticky max-column:bottom-3",
        !spot ? "bg-white" : spot.isSign ? "bg-green-200" : "bg-marigold-200",
      )}
    >
      <AnimatedNarcat mood={mood} alt="" className="w-[clamp(64px,10vw,132px)] flex-none" />
      <div role="status" className="grid min-h-24 content-center gap-1.5">
        {spot ? (
          <>
            <p className="display text-3 leading-[1.05] wdth-96">{spot.name}</p>
            <p className="text-pretty">
              {spot.isSign ? "A sign. " : ""}
              {spot.reply}
            </p>
          </>
        ) : (
          <p className="font-hand font-semibold text-[1.25rem] leading-snug">
            Tap what looks wrong, and I’ll tell you what I know.
          </p>
        )}
      </div>
    </div>
  )
}

interface EndingProps {
  onAgain(): void
  isFromList: boolean
  children: ReactNode
}

function Ending({ onAgain, isFromList, children }: EndingProps) {
  return (
    <div className="grid gap-4 rounded-panel bg-white p-[clamp(18px,3vw,44px)]">
      <h2 className="text-2 leading-[0.94] wdth-82">You found all seven</h2>
      <p className="max-w-[40em] text-pretty text-lead leading-[1.42]">
        In real life you don’t need all of them. Can’t wake them, and they’re barely breathing? Call 911 and
        give naloxone, then stay with them. Not sure? Treat it as an overdose: naloxone won’t hurt someone who
        hasn’t taken opioids.
      </p>
      {children}
      {!isFromList && (
        <PushButton className="justify-self-start" icon="ph:arrow-counter-clockwise-bold" onClick={onAgain}>
          Look again
        </PushButton>
      )}
    </div>
  )
}
