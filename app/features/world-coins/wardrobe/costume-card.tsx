import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { Costume, WardrobeView } from "./costume.ts"
import { DressedNarcat } from "./dressed-narcat.tsx"
import type { Change } from "./guest-wardrobe.ts"
import { WardrobeForm } from "./wardrobe-form.tsx"

interface Props {
  item: Costume
  view: WardrobeView
  onGuest: ((change: Change) => void) | null
}

/** A costume or background: its picture, its price, and what can be done with it. */
export function CostumeCard({ item, view, onGuest }: Props) {
  const isWorn = view[item.kind] === item.key
  const isOwned = view.owned.includes(item.key)
  return (
    <li className="grid content-start gap-3">
      <DressedNarcat
        costume={item.kind === "costume" ? item.key : null}
        background={item.kind === "background" ? item.key : null}
        alt=""
        isLazy
        className="aspect-[4/5]"
      />
      <div className="grid gap-1">
        <h3 className="wdth-92 text-[1.25rem] leading-tight">{item.name}</h3>
        <p>{isWorn ? "You’re wearing it." : isOwned ? "It’s yours." : `${item.price} coins`}</p>
      </div>
      <CardButton {...{ item, view, onGuest, isOwned, isWorn }} />
    </li>
  )
}

function CardButton({ item, view, onGuest, isOwned, isWorn }: Props & { isOwned: boolean; isWorn: boolean }) {
  const missing = item.price - view.coins
  if (!isOwned && missing > 0)
    return <p>{missing === 1 ? "You need 1 more coin." : `You need ${missing} more coins.`}</p>
  const intent = isWorn ? "take-off" : isOwned ? "wear" : "buy"
  const label = { "take-off": "Take off", wear: "Wear", buy: "Buy" }[intent]
  return (
    <WardrobeForm intent={intent} item={item.key} onGuest={onGuest && (() => onGuest({ intent, item }))}>
      <PushButton
        type="submit"
        size="sm"
        variant={intent === "buy" ? "marigold" : isWorn ? "white" : "green"}
      >
        {label}
        <span className="sr-only"> {item.name}</span>
      </PushButton>
    </WardrobeForm>
  )
}
