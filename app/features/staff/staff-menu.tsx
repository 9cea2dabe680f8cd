import { useLocation } from "react-router"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Badge } from "#app/ui/data/badge.tsx"
import { NavLink } from "#app/ui/navigation/link.tsx"
import type { staffAreas } from "./registry.server.ts"

type Area = Awaited<ReturnType<typeof staffAreas>>[number]
type Item = Pick<Area["links"][number], "label" | "icon" | "drawing" | "waiting"> & { to: string }

const INBOX: Item = { to: "/staff", label: "Inbox", icon: "ph:tray-fill", drawing: null, waiting: 0 }
/** Lists are counted up to here. */
const MANY = 100
/** With fewer pages than this, areas would hide more than they order. */
const MANY_PAGES = 10

/** The pages of the staff console, by area. On narrow screens the menu opens below the header. */
export function StaffMenu({ areas }: { areas: readonly Area[] }) {
  const { pathname } = useLocation()
  const links = areas.flatMap(area => area.links)
  const current = links.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`)) ?? INBOX
  const isGrouped = links.length >= MANY_PAGES
  return (
    <nav aria-label="Staff">
      {/* Another key closes the menu after a link was followed. */}
      <details key={pathname} className="group/menu column:hidden">
        <summary className={SUMMARY}>
          <Icon name="ph:list-bold" className="size-5.5" />
          {current.label}
          <Caret className="group-open/menu:rotate-180" />
        </summary>
        <MenuItems {...{ areas, isGrouped, current }} />
      </details>
      <div className="max-column:hidden">
        <MenuItems {...{ areas, isGrouped, current }} />
      </div>
    </nav>
  )
}

const SUMMARY =
  "grid min-h-11.5 cursor-pointer list-none grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 rounded-input px-3 font-semibold text-gray-200 focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden"

interface ItemsProps {
  areas: readonly Area[]
  isGrouped: boolean
  current: Item
}

function MenuItems({ areas, isGrouped, current }: ItemsProps) {
  return (
    <ul className="grid grid-cols-1 gap-1">
      <MenuLink {...INBOX} />
      {areas.map(({ label, links }) =>
        isGrouped ? (
          <li key={label}>
            <details open={links.some(({ to }) => to === current.to)} className="group/area">
              <summary className={SUMMARY}>
                <Icon name={links[0]!.icon} drawing={links[0]!.drawing} className="size-5.5" />
                <span className="leading-tight">{label}</span>
                <span>
                  <Waiting count={sum(links)} className="group-open/area:hidden" />
                  <span className={sum(links) > 0 ? "not-group-open/area:hidden" : undefined}>
                    <Caret className="group-open/area:rotate-180" />
                  </span>
                </span>
              </summary>
              <ul className="grid grid-cols-1 gap-1 pl-3">
                {links.map(link => (
                  <MenuLink key={link.to} {...link} />
                ))}
              </ul>
            </details>
          </li>
        ) : (
          links.map(link => <MenuLink key={link.to} {...link} />)
        ),
      )}
    </ul>
  )
}

function MenuLink({ to, label, icon, drawing, waiting }: Item) {
  return (
    <li>
      <NavLink
        to={to}
        end={to === INBOX.to}
        className="grid min-h-11.5 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 rounded-input px-3 font-semibold text-gray-200 leading-tight no-underline focus-visible:-outline-offset-3 aria-[current]:bg-green-400 aria-[current]:font-[750] aria-[current]:text-ink"
      >
        <Icon name={icon} drawing={drawing} className="size-5.5" />
        <span className="wrap-anywhere hyphens-auto">{label}</span>
        <Waiting count={waiting} />
      </NavLink>
    </li>
  )
}

/** How many items wait in a list, or in the lists of a closed area. */
function Waiting({ count, className }: { count: number; className?: string }) {
  if (count === 0) return null
  return (
    <span className={className}>
      <Badge tone="marigold">
        {count >= MANY ? `${MANY}+` : count}
        <span className="sr-only">waiting</span>
      </Badge>
    </span>
  )
}

function sum(links: readonly Item[]) {
  return links.reduce((total, { waiting }) => total + waiting, 0)
}

function Caret({ className }: { className: string }) {
  return <Icon name="ph:caret-down-bold" className={`size-4 transition-transform ${className}`} />
}
