import { suspendedCount } from "#app/features/certificates/staff-queries.ts"
import { openKitCount } from "#app/features/kits/queries.ts"
import { useMember } from "#app/lib/auth/member.ts"
import { supabase } from "#app/lib/auth/request-session.server.ts"
import { hasRole, requireStaff } from "#app/lib/auth/staff.server.ts"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { StaffHeading, StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import type { Route } from "./+types/start"

/** What waits for a human, as far as this person's roles go. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { roles } = await requireStaff(context, url)
  const db = supabase(context)
  const [suspended, kits] = await Promise.all([
    hasRole(roles, "instructor", "auditor") ? suspendedCount(db) : null,
    hasRole(roles, "outreach") ? openKitCount(db) : null,
  ])
  return { suspended, kits, isInstructor: hasRole(roles, "instructor") }
}

export function meta({ location, matches }: Route.MetaArgs) {
  const tags = [{ name: "robots", content: "noindex" }]
  const description = "What waits for somebody on the staff."
  return pageMeta({ title: "Staff room", description, path: location.pathname, tags }, rootData(matches))
}

export default function StaffStartPage({ loaderData }: Route.ComponentProps) {
  const { suspended, kits, isInstructor } = loaderData
  const member = useMember()
  const isEmpty = suspended === null && kits === null
  return (
    <>
      <StaffHeading title={member ? `Hello, ${member.name}` : "Hello"} />
      <StaffSheet className="px-[clamp(16px,2vw,28px)] py-3">
        {isEmpty ? (
          <p className="max-w-[44em] py-4">
            Your role has no page here yet. Instructors and auditors find certificates in this room, outreach
            the kits.
          </p>
        ) : (
          <ul className="grid">
            {kits !== null && (
              <Waiting
                to="/staff/kits"
                icon="ph:package-fill"
                title="Kits"
                text={inWords(kits, "request waits", "requests wait", "Nobody waits for a kit.")}
              />
            )}
            {suspended !== null && (
              <>
                <Waiting
                  to="/staff/certificates?state=suspended"
                  icon="ph:magnifying-glass-bold"
                  title="Suspended certificates"
                  text={inWords(
                    suspended,
                    "waits for a decision",
                    "wait for a decision",
                    "None is suspended.",
                  )}
                />
                <Waiting
                  to="/staff/certificates"
                  icon="ph:certificate-fill"
                  title="All certificates"
                  text="Find one by its holder or its number."
                />
              </>
            )}
            {isInstructor && (
              <Waiting
                to="/staff/extra-time"
                icon="ph:hourglass-medium-fill"
                title="Extra time in tests"
                text="For whoever needs longer. No reason is asked for."
              />
            )}
          </ul>
        )}
      </StaffSheet>
    </>
  )
}

function Waiting({ to, icon, title, text }: { to: string; icon: string; title: string; text: string }) {
  return (
    <li className="border-gray-300 border-b-[1.5px] last:border-0">
      <Link
        to={to}
        className="grid grid-cols-[auto_1fr_auto] items-center gap-4 py-4 no-underline hover:underline"
      >
        <Icon name={icon} className="size-7" />
        <span>
          <b className="text-lead">{title}</b>
          <small className="block text-base text-gray-600">{text}</small>
        </span>
        <Icon name="ph:arrow-right-bold" className="size-5.5" />
      </Link>
    </li>
  )
}

function inWords(count: number, one: string, many: string, none: string) {
  if (count === 0) return none
  return count === 1 ? `One ${one}.` : `${count} ${many}.`
}
