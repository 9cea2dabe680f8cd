import { staffTiles } from "#app/features/staff/registry.server.ts"
import { useMember } from "#app/lib/auth/member.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { requireStaff } from "#app/lib/auth/staff.server.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { StaffHeading, StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { staffMeta } from "#app/ui/staff/staff-meta.ts"
import type { Route } from "./+types/start"

export async function loader({ context, url }: Route.LoaderArgs) {
  const { roles } = await requireStaff(context, url)
  return { tiles: await staffTiles(supabase(context), roles) }
}

export const meta = staffMeta({ title: "Start", description: "Open tasks for staff." })

export default function StaffStartPage({ loaderData: { tiles } }: Route.ComponentProps) {
  const member = useMember()
  return (
    <>
      <StaffHeading title={member ? `Hello, ${member.name}` : "Hello"} />
      <StaffSheet className="px-[clamp(16px,2vw,28px)] py-3">
        {tiles.length === 0 ? (
          <p className="max-w-[44em] py-4">
            There are no pages for your role yet. Instructors and auditors see certificates here, and outreach
            sees kit requests.
          </p>
        ) : (
          <ul className="grid">
            {tiles.map(tile => (
              <Tile key={tile.title} {...tile} />
            ))}
          </ul>
        )}
      </StaffSheet>
    </>
  )
}

function Tile({ to, icon, drawing, title, text }: Route.ComponentProps["loaderData"]["tiles"][number]) {
  return (
    <li className="border-gray-300 border-b-[1.5px] last:border-0">
      <Link
        to={to}
        className="grid grid-cols-[auto_1fr_auto] items-center gap-4 py-4 no-underline hover:underline"
      >
        <Icon name={icon} drawing={drawing} className="size-7" />
        <span>
          <b className="text-lead">{title}</b>
          <small className="block text-base text-gray-600">{text}</small>
        </span>
        <Icon name="ph:arrow-right-bold" className="size-5.5" />
      </Link>
    </li>
  )
}
