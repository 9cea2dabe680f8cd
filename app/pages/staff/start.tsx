import { useRef } from "react"
import { InboxSection } from "#app/features/staff/inbox-section.tsx"
import { inboxSections, staffTiles } from "#app/features/staff/registry.server.ts"
import { useLiveInbox } from "#app/features/staff/use-live-inbox.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { requireStaff } from "#app/lib/auth/staff.server.ts"
import { takeFlash } from "#app/lib/forms/flash.server.ts"
import { cachedSettings } from "#app/lib/rendering/cached-settings.server.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { EmptyState } from "#app/ui/data/empty-state.tsx"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { StaffHeading, StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { staffMeta } from "#app/ui/staff/staff-meta.ts"
import type { Route } from "./+types/start"

export async function loader({ context, url }: Route.LoaderArgs) {
  const member = await requireStaff(context, url)
  const db = supabase(context)
  const { modulesOff } = await cachedSettings(context)
  const [sections, tiles] = await Promise.all([
    inboxSections(db, member),
    staffTiles(db, member.roles, modulesOff),
  ])
  return { sections, tiles, flash: takeFlash(context) }
}

export const meta = staffMeta({ title: "Inbox", description: "What is waiting for staff." })

export default function StaffStartPage({ loaderData: { sections, tiles, flash } }: Route.ComponentProps) {
  const inbox = useRef<HTMLDivElement>(null)
  useLiveInbox(inbox, sections)
  return (
    <>
      <StaffHeading title="Inbox" />
      <FlashMessage flash={flash} className="mb-4" />
      <div className="grid items-start gap-5 min-[1180px]:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
        <section ref={inbox} tabIndex={-1} aria-label="What waits" className="grid gap-5 outline-none">
          {sections.length === 0 && (
            <EmptyState level={2} title="Nothing is waiting">
              New requests, reports and messages show up here.
            </EmptyState>
          )}
          {sections.map(section => (
            <InboxSection key={section.path} section={section} />
          ))}
        </section>
        <StaffSheet className="px-[clamp(16px,2vw,28px)] py-3">
          <h2 className="sr-only">All areas</h2>
          {tiles.length === 0 ? (
            <p className="max-w-[44em] py-4">
              There are no pages for your role yet. Instructors and auditors see certificates here, and
              outreach sees kit requests.
            </p>
          ) : (
            <ul className="grid">
              {tiles.map(tile => (
                <Tile key={tile.title} {...tile} />
              ))}
            </ul>
          )}
        </StaffSheet>
      </div>
    </>
  )
}

function Tile({ to, icon, drawing, title, text }: Route.ComponentProps["loaderData"]["tiles"][number]) {
  return (
    <li className="border-gray-300 border-b-[1.5px] last:border-0">
      <Link
        to={to}
        className="grid grid-cols-[auto_1fr_auto] items-center gap-4 py-3 no-underline hover:underline"
      >
        <Icon name={icon} drawing={drawing} className="size-6" />
        <span>
          <b>{title}</b>
          <small className="block text-gray-600 text-small">{text}</small>
        </span>
        <Icon name="ph:arrow-right-bold" className="size-5" />
      </Link>
    </li>
  )
}
