import { href } from "react-router"
import { packedRefills } from "#app/features/refills/queries.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { requireStaff } from "#app/lib/auth/staff.server.ts"
import { openAddress } from "#app/lib/sealing/refill-address.server.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import type { Route } from "./+types/refill-labels"

/** The addresses of packed requests. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireStaff(context, url, "outreach")
  const packed = await packedRefills(supabase(context))
  const app = context.get(appContext)
  return {
    labels: packed.map(({ id, sealed_address }) => ({ id, address: openAddress(app, sealed_address) })),
  }
}

export const meta = privateMeta({ title: "Labels" })

/** Plain labels: who and where, nothing about what is inside. */
export default function RefillLabelsPage({ loaderData: { labels } }: Route.ComponentProps) {
  const readable = labels.flatMap(({ id, address }) => (address ? [{ id, ...address }] : []))
  return (
    <div className="wrap grid gap-6 py-8">
      <div className="grid gap-2 print:hidden">
        <h1 className="wdth-88 text-2">Labels</h1>
        <p>
          Print this page, {readable.length === 1 ? "one label" : `${readable.length} labels`}. The labels say
          nothing about what is inside.{" "}
          <Link to={href("/staff/refills")} className="underline">
            Back to refills
          </Link>
        </p>
      </div>
      <ul className="grid gap-4 phone:grid-cols-2 print:grid-cols-2">
        {readable.map(({ id, full_name, street, city, state, zip }) => (
          <li
            key={id}
            className="wrap-anywhere break-inside-avoid border-2 border-ink bg-white p-6 text-lead text-ink"
          >
            {full_name}
            <br />
            {street}
            <br />
            {city}, {state} {zip}
          </li>
        ))}
      </ul>
    </div>
  )
}
