import { DashboardPanel } from "#app/ui/data/dashboard-panel.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { CoinCount } from "../coin-count.tsx"
import type { WardrobeView } from "./costume.ts"
import { DressedNarcat } from "./dressed-narcat.tsx"

/** On /me: Narcat as dressed, and the coins. */
export function WardrobePanel({ wardrobe }: { wardrobe: WardrobeView }) {
  const { coins, costume, background, nameplate } = wardrobe
  return (
    <DashboardPanel title="Narcat’s World">
      <div className="grid grid-cols-[minmax(90px,140px)_1fr] items-center gap-5">
        <DressedNarcat {...{ costume, background }} alt="" isLazy className="aspect-[4/5]" />
        <div className="grid gap-3">
          {nameplate && <p className="wdth-92 display text-[1.3rem] leading-tight">{nameplate}</p>}
          <CoinCount coins={coins} />
          <Link to="/narcatsworld/wardrobe" className="justify-self-start underline">
            Open the wardrobe
          </Link>
        </div>
      </div>
    </DashboardPanel>
  )
}
