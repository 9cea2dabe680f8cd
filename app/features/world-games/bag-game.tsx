import { type ReactNode, useState } from "react"
import { useHydrated } from "#app/lib/rendering/use-hydrated.ts"
import { AnimatedNarcat, type NarcatMood } from "#app/ui/brand/animated-narcat.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { BagCards } from "./bag-cards.tsx"
import { type BagTable, newTable, turnCard } from "./bag-deck.ts"
import { type BagPlace, bagOf, type Thing } from "./bag-things.ts"
import { useGameSounds } from "./game-sounds.ts"
import { SoundButton } from "./sound-button.tsx"

interface Props {
  place: BagPlace
  /** Shown when all pairs are in the bag, given their keys as proof. */
  finished(proof: readonly string[]): ReactNode
}

/** A memory of eight pairs without a clock. At the end, and without scripts, it says why each thing is in the bag. */
export function BagGame({ place, finished }: Props) {
  const things = bagOf(place)
  const isHydrated = useHydrated()
  const sounds = useGameSounds()
  const [table, setTable] = useState<BagTable | null>(null)
  const isDone = table?.matched.length === things.length
  const deal = () => setTable(newTable(things.map(({ key }) => key)))

  function turn(at: number) {
    if (!table) return
    const next = turnCard(table, at)
    setTable(next)
    if (next.matched.length === things.length && !isDone) sounds.play("done")
    else if (next.matched.length > table.matched.length) sounds.play("good")
    else if (next.open.length === 2) sounds.play("other")
  }
  return (
    <div className="grid items-start gap-x-10 gap-y-6 column:grid-cols-[7fr_5fr]">
      <div className="grid gap-5 rounded-panel bg-white p-[clamp(12px,2.4vw,32px)]">
        {table ? (
          <BagCards table={table} things={things} onTurn={turn} />
        ) : (
          <p className="text-pretty text-lead leading-[1.42]">
            Sixteen cards, eight pairs, no clock. Turn two at a time. Cards that don’t match stay open until
            you turn the next one.
          </p>
        )}
        <div className="flex min-h-16 flex-wrap items-start gap-4">
          {isHydrated && (
            <>
              <PushButton variant="ink" onClick={deal}>
                {table ? "Deal again" : "Deal the cards"}
              </PushButton>
              <SoundButton sounds={sounds} />
            </>
          )}
        </div>
      </div>
      <div className="grid gap-5">
        <Narration table={table} things={things} />
        {isDone && finished(table.matched)}
        {(isDone || !isHydrated) && <Packed things={things} />}
      </div>
    </div>
  )
}

function Narration({ table, things }: { table: BagTable | null; things: readonly Thing[] }) {
  const nameAt = (place: number | undefined) =>
    things.find(({ key }) => place !== undefined && key === table?.deck[place])?.name
  const [first, second] = table?.open ?? []
  const last = things.find(({ key }) => key === table?.matched.at(-1))
  const count = table?.matched.length ?? 0
  let mood: NarcatMood = "waving"
  let says = "My pouch is empty. Will you help me pack?"
  if (count === things.length) {
    mood = "thumbs"
    says = "All packed, and I know what it’s all for."
  } else if (second !== undefined) {
    mood = "thinking"
    says = `${nameAt(first)} and ${nameAt(second)}: not a pair yet.`
  } else if (first !== undefined) {
    mood = "thinking"
    says = `${nameAt(first)}. Where’s the other one?`
  } else if (last) {
    mood = "happy"
    says = `${last.name}: in the bag. ${count} of ${things.length}.`
  }
  return (
    <div className="flex items-center gap-4 rounded-panel bg-white p-[clamp(14px,2vw,28px)]">
      <AnimatedNarcat mood={mood} alt="" className="w-[clamp(64px,10vw,132px)] flex-none" />
      <p
        role="status"
        className="min-h-16 content-center font-hand font-semibold text-[1.25rem] leading-snug"
      >
        {says}
      </p>
    </div>
  )
}

function Packed({ things }: { things: readonly Thing[] }) {
  return (
    <div className="grid gap-4 rounded-panel bg-white p-[clamp(18px,2.4vw,32px)]">
      <h2 className="text-3 leading-[1.05] wdth-96">What belongs in the bag, and why</h2>
      <ul className="grid gap-3">
        {things.map(({ key, name, why }) => (
          <li key={key} className="grid grid-cols-[44px_1fr] items-start gap-3">
            <img src={`/art/world/bag/${key}.svg`} width="140" height="140" alt="" className="size-11" />
            <p className="text-pretty">
              <b>{name}.</b> {why}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
