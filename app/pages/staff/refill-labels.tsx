import { href } from "react-router"
import { labelsOf } from "#app/features/refills/labels.server.ts"
import { packedRefills } from "#app/features/refills/queries.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { requireStaff } from "#app/lib/auth/staff.server.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { AddressLabels } from "#app/ui/staff/address-labels.tsx"
import type { Route } from "./+types/refill-labels"

/** The addresses of packed requests. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireStaff(context, url, "outreach")
  return { labels: labelsOf(context.get(appContext), await packedRefills(supabase(context))) }
}

export const meta = privateMeta({ title: "Labels" })

export default function RefillLabelsPage({ loaderData: { labels } }: Route.ComponentProps) {
  return (
    <AddressLabels labels={labels}>
      <Link to={href("/staff/refills")} className="underline">
        Back to refills
      </Link>
    </AddressLabels>
  )
}
