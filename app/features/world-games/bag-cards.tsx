import { type KeyboardEvent, useState } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { type BagTable, cardBeside } from "./bag-deck.ts"
import type { Thing } from "./bag-things.ts"

interface Props {
  table: BagTable
  things: readonly Thing[]
  onTurn(place: number): void
}

/** The cards in four columns: one stop for the Tab key, arrow keys inside. */
export function BagCards({ table: { deck, open, matched }, things, onTurn }: Props) {
  const [stop, setStop] = useState(0)
  function move(event: KeyboardEvent<HTMLElement>) {
    const target = cardBeside(stop, event.key, deck.length)
    if (target === undefined) return
    event.preventDefault()
    setStop(target)
    event.currentTarget.querySelectorAll("button")[target]?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      aria-label="Sixteen cards in four columns. Arrow keys move between them."
      onKeyDown={move}
      className="grid grid-cols-4 gap-[clamp(8px,1.4vw,16px)]"
    >
      {deck.map((key, place) => {
        const isMatched = matched.includes(key)
        const isOpen = isMatched || open.includes(place)
        const { name } = things.find(thing => thing.key === key)!
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place on the table
            key={place}
            type="button"
            tabIndex={place === stop ? 0 : -1}
            onFocus={() => setStop(place)}
            onClick={() => onTurn(place)}
            aria-label={`Card ${place + 1}: ${isOpen ? name : "face down"}${isMatched ? ", in the bag" : ""}`}
            className={cn(
              "button-edge grid aspect-square cursor-pointer place-items-center rounded-2xl",
              isMatched ? "bg-green-300" : isOpen ? "bg-white" : "bg-green-900",
            )}
          >
            {isOpen ? (
              <img src={`/art/world/bag/${key}.svg`} width="140" height="140" alt="" className="size-[82%]" />
            ) : (
              <Icon name="ph:paw-print-fill" className="size-[38%] text-green-300" />
            )}
          </button>
        )
      })}
    </div>
  )
}
