import { href } from "react-router"
import { DashboardPanel } from "#app/ui/data/dashboard-panel.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { CoinCount } from "../coin-count.tsx"
import type { WardrobeView } from "./costume.ts"
import { DressedNarcat } from "./dressed-narcat.tsx"

/** Null until the member has earned a coin. */
type Wardrobe = Omit<WardrobeView, "owned"> | null

/** On /me: Narcat as dressed, and the coins. */
export function WardrobePanel({ wardrobe }: { wardrobe: Wardrobe }) {
  return (
    <DashboardPanel title="Narcat’s World">
      <div className="flex items-center gap-5">
        <DressedNarcat
          costume={wardrobe?.costume ?? null}
          background={wardrobe?.background ?? null}
          alt=""
          isLazy
          className="aspect-[4/5] w-28 flex-none"
        />
        <div className="grid min-w-0 justify-items-start gap-2">
          {wardrobe?.nameplate && <p className="display wdth-84 text-[1.4rem]">{wardrobe.nameplate}</p>}
          <CoinCount coins={wardrobe?.coins ?? 0} />
          <Link
            to={wardrobe ? href("/narcatsworld/wardrobe") : href("/narcatsworld")}
            className="font-bold underline"
          >
            {wardrobe ? "Open the wardrobe" : "Play and earn coins"}
          </Link>
        </div>
      </div>
    </DashboardPanel>
  )
}
