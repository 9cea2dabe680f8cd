import { href } from "react-router"
import { coinAmounts } from "#app/features/world-coins/coins.server.ts"
import { GuestClaim } from "#app/features/world-coins/guest-claim.tsx"
import { wardrobeAction } from "#app/features/world-coins/wardrobe/actions.server.ts"
import { CostumeLists } from "#app/features/world-coins/wardrobe/costume-lists.tsx"
import { COSTUME_TABLES, costumes, ownWardrobe } from "#app/features/world-coins/wardrobe/queries.ts"
import { Stage } from "#app/features/world-coins/wardrobe/stage.tsx"
import { useWardrobe } from "#app/features/world-coins/wardrobe/use-wardrobe.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { getClaims, supabase } from "#app/lib/auth/session/request-session.server.ts"
import { takeFlash } from "#app/lib/forms/flash.server.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { pageMeta, pageOgImage, rootData } from "#app/lib/seo/page-meta.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { PageHandle } from "#app/ui/shell/background.ts"
import type { Route } from "./+types/wardrobe"

const PATH = href("/narcatsworld/wardrobe")

export const handle = { background: "air" } satisfies PageHandle

export async function loader({ context }: Route.LoaderArgs) {
  const member = getClaims(context)?.sub
  const [items, amounts, own] = await Promise.all([
    cachedQuery(context, "costumes", COSTUME_TABLES, costumes),
    coinAmounts(context),
    member ? ownWardrobe(supabase(context), member) : null,
  ])
  return { items, amounts, own, flash: takeFlash(context) }
}

export async function action({ context, request }: Route.ActionArgs) {
  requireMember(context)
  const form = await readForm(request)
  const items = await cachedQuery(context, "costumes", COSTUME_TABLES, costumes)
  return wardrobeAction(context, form, items, PATH)
}

export function meta({ location, matches }: Route.MetaArgs) {
  const page = {
    ...{ path: location.pathname, title: "Narcat’s wardrobe", image: pageOgImage("/narcatsworld") },
    description: "Costumes and backgrounds for Narcat, bought with coins from stories, games and lessons.",
  }
  return pageMeta(page, rootData(matches))
}

export default function WardrobePage({ loaderData: { items, amounts, own, flash } }: Route.ComponentProps) {
  const { view, guest } = useWardrobe(own, items, amounts)
  return (
    <>
      <div className="bg-air-200 pb-[clamp(40px,5vw,72px)]">
        <div className="wrap grid items-start gap-x-[clamp(24px,5vw,80px)] gap-y-8 pt-[clamp(14px,2.4vw,36px)] column:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="grid justify-items-start gap-6">
            <h1 className="wdth-74 text-balance text-1 uppercase leading-[0.86]">Narcat’s wardrobe</h1>
            <p className="max-w-[34em] text-pretty text-lead leading-[1.42]">
              Stories, games, lessons and the{" "}
              <Link to="/narcatsworld/daily" className="underline">
                question of the day
              </Link>{" "}
              earn coins. Coins buy costumes. Nothing here costs money, and nothing runs out.
            </p>
            <FlashMessage flash={flash} className="w-full max-w-150" />
            <GuestClaim className="max-w-190" />
            {!own && (
              <p className="max-w-[34em]">
                You’re playing as a guest: coins and costumes stay on this device.{" "}
                <Link to="/login?step=sign-up" className="underline">
                  Create an account
                </Link>{" "}
                to keep them.
              </p>
            )}
            <p>
              <Link to="/narcatsworld" className="underline">
                Back to Narcat’s World
              </Link>
            </p>
          </div>
          <Stage {...{ view, items }} onGuestNameplate={guest?.changeNameplate ?? null} />
        </div>
      </div>
      <div className="wrap grid gap-section py-section">
        <CostumeLists {...{ items, view }} onGuest={guest?.change ?? null} />
      </div>
    </>
  )
}
