import { href } from "react-router"
import { packedKits } from "#app/features/kits/queries.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { requireStaff } from "#app/lib/auth/staff.server.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { AddressLabels } from "#app/ui/staff/address-labels.tsx"
import type { Route } from "./+types/kit-labels"

/** The addresses of packed requests. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireStaff(context, url, "outreach")
  return { labels: await packedKits(supabase(context)) }
}

export const meta = privateMeta({ title: "Labels" })

export default function KitLabelsPage({ loaderData: { labels } }: Route.ComponentProps) {
  return (
    <AddressLabels labels={labels}>
      <Link to={href("/staff/kits")} className="underline">
        Back to kits
      </Link>
    </AddressLabels>
  )
}
