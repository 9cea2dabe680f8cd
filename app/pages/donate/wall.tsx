import { href } from "react-router"
import { paymentMode } from "#app/features/giving/checkout.server.ts"
import { formatCents } from "#app/features/giving/money.ts"
import { donorWall, type WallEntry } from "#app/features/giving/wall/queries.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { formatMonthAndYear } from "#app/lib/format/dates.ts"
import { UUID } from "#app/lib/format/uuid.ts"
import { pageMeta, pageOgImage, rootData } from "#app/lib/seo/page-meta.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { PageHandle } from "#app/ui/shell/background.ts"
import type { Route } from "./+types/wall"

const NO_NAMES = "No one is named yet. You can be the first, or give without your name."
const NO_MORE_NAMES = "There are no older names, or the list has changed. Start again with the newest."

export const handle = { background: "butter" } satisfies PageHandle

/** Read anew for each visitor, so that a name is gone as soon as staff hide it. */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const mode = await paymentMode(context)
  const after = UUID.exec(searchParams.get("after") ?? "")?.[0] ?? null
  return { ...(await donorWall(supabase(context), mode === "test", after)), isFirst: after === null }
}

export function meta({ location, matches }: Route.MetaArgs) {
  const page = {
    ...{ path: location.pathname, title: "Donor wall", image: pageOgImage("/donate") },
    description: "People who gave and asked to be named. Many more stay anonymous.",
  }
  return pageMeta(page, rootData(matches))
}

export default function DonorWallPage({ loaderData: { entries, isFirst, next } }: Route.ComponentProps) {
  return (
    <>
      <section className="bg-marigold-200 pb-[clamp(40px,5vw,80px)]">
        <div className="wrap grid justify-items-start gap-6 pt-[clamp(14px,2.4vw,36px)]">
          <h1 className="text-1 uppercase leading-[0.86] wdth-74">They put kits in bags</h1>
          <p className="max-w-[36em] text-pretty text-lead leading-[1.42]">
            These people gave and said we may name them. Many others asked us not to. We thank them just as
            much.
          </p>
          <PushButton to="/donate">Give</PushButton>
        </div>
      </section>
      <section aria-label="Donors" className="wrap py-section">
        {entries.length === 0 && <p className="text-lead">{isFirst ? NO_NAMES : NO_MORE_NAMES}</p>}
        <ul className="grid gap-x-10 phone:grid-cols-2 wide:grid-cols-3">
          {entries.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, so that no gift can be looked up
            <Entry key={index} entry={entry} />
          ))}
        </ul>
        {(next || !isFirst) && (
          <nav aria-label="Pages of names" className="flex flex-wrap gap-4 pt-9">
            {!isFirst && (
              <PushButton to={href("/donate/wall")} variant="white">
                Newest names
              </PushButton>
            )}
            {next && (
              <PushButton
                to={`${href("/donate/wall")}?after=${next}`}
                variant="white"
                iconAfter="ph:arrow-right-bold"
              >
                Older names
              </PushButton>
            )}
          </nav>
        )}
      </section>
    </>
  )
}

function Entry({ entry: { name, amount_cents, given_on } }: { entry: WallEntry }) {
  return (
    <li className="flex items-baseline justify-between gap-4 border-gray-300 border-b-2 py-4">
      <span className="grid">
        <b className="wrap-anywhere text-lead">{name}</b>
        <span className="text-gray-600 text-small">{formatMonthAndYear(given_on)}</span>
      </span>
      {amount_cents !== null && <b className="display text-2xl wdth-72">{formatCents(amount_cents)}</b>}
    </li>
  )
}
