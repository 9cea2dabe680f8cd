import { PushButton } from "#app/ui/forms/push-button.tsx"
import { CoinCount } from "../coin-count.tsx"
import type { Costume, WardrobeView } from "./costume.ts"
import { DressedNarcat } from "./dressed-narcat.tsx"
import { WardrobeForm } from "./wardrobe-form.tsx"

interface Props {
  view: WardrobeView
  items: readonly Costume[]
  onGuestNameplate: (() => void) | null
}

/** Narcat as dressed, the coins and the nameplate. */
export function Stage({ view, items, onGuestNameplate }: Props) {
  const { coins, costume, background, nameplate } = view
  return (
    <div className="grid gap-4">
      <DressedNarcat
        {...{ costume, background }}
        alt={describeOutfit(view, items)}
        className="aspect-[4/5]"
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="display wdth-84 rounded-tag bg-white px-4 py-2 text-[1.4rem] ring-2 ring-ink">
          {nameplate ?? "No nameplate yet"}
        </p>
        <CoinCount coins={coins} />
      </div>
      <WardrobeForm intent="nameplate" onGuest={onGuestNameplate}>
        <PushButton type="submit" size="sm" variant="white">
          {nameplate ? "Another nameplate" : "Get a nameplate"}
        </PushButton>
      </WardrobeForm>
      <p className="text-small">Two random words stand in for your name. Only you see them.</p>
    </div>
  )
}

/** What the picture shows, in words. */
function describeOutfit({ costume, background }: WardrobeView, items: readonly Costume[]) {
  const name = (key: string) => items.find(item => item.key === key)?.name ?? key
  const clothes = costume ? `Narcat waving. Costume: ${name(costume)}.` : "Narcat waving."
  return background ? `${clothes} Background: ${name(background)}.` : clothes
}
