import type { Costume, WardrobeView } from "./costume.ts"
import { CostumeCard } from "./costume-card.tsx"
import type { Change } from "./guest-wardrobe.ts"

interface Props {
  items: readonly Costume[]
  view: WardrobeView
  onGuest: ((change: Change) => void) | null
}

const LISTS = [
  { kind: "costume", title: "Costumes" },
  { kind: "background", title: "Backgrounds" },
] as const

export function CostumeLists({ items, view, onGuest }: Props) {
  return LISTS.map(({ kind, title }) => (
    <section key={kind} aria-labelledby={`${kind}-list`} className="grid gap-6">
      <h2 id={`${kind}-list`} className="wdth-84 text-2 uppercase leading-[0.9]">
        {title}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(140px,1fr))] gap-x-6 gap-y-9">
        {items
          .filter(item => item.kind === kind)
          .map(item => (
            <CostumeCard key={item.key} {...{ item, view, onGuest }} />
          ))}
      </ul>
    </section>
  ))
}
