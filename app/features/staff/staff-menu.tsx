import { useLocation } from "react-router"
import { Icon } from "#app/ui/brand/icon.tsx"
import { NavLink } from "#app/ui/navigation/link.tsx"
import type { staffAreas } from "./registry.server.ts"

type Area = ReturnType<typeof staffAreas>[number]
type Item = Pick<Area["links"][number], "label" | "icon" | "drawing"> & { to: string }

const INBOX: Item = { to: "/staff", label: "Inbox", icon: "ph:tray-fill", drawing: null }
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
  "grid min-h-11.5 cursor-pointer list-none grid-cols-[auto_1fr_auto] items-center gap-3 rounded-input px-3 font-semibold text-gray-200 focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden"

interface ItemsProps {
  areas: readonly Area[]
  isGrouped: boolean
  current: Item
}

function MenuItems({ areas, isGrouped, current }: ItemsProps) {
  return (
    <ul className="grid gap-1">
      <MenuLink {...INBOX} />
      {areas.map(({ label, links }) =>
        isGrouped ? (
          <li key={label}>
            <details open={links.some(({ to }) => to === current.to)} className="group/area">
              <summary className={SUMMARY}>
                <Icon name={links[0]!.icon} drawing={links[0]!.drawing} className="size-5.5" />
                <span className="leading-tight">{label}</span>
                <Caret className="group-open/area:rotate-180" />
              </summary>
              <ul className="grid gap-1 pl-5">
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

function MenuLink({ to, label, icon, drawing }: Item) {
  return (
    <li>
      <NavLink
        to={to}
        end={to === INBOX.to}
        className="grid min-h-11.5 grid-cols-[auto_1fr] items-center gap-3 rounded-input px-3 font-semibold text-gray-200 leading-tight no-underline focus-visible:-outline-offset-3 aria-[current]:bg-green-400 aria-[current]:font-[750] aria-[current]:text-ink"
      >
        <Icon name={icon} drawing={drawing} className="size-5.5" />
        {label}
      </NavLink>
    </li>
  )
}

function Caret({ className }: { className: string }) {
  return <Icon name="ph:caret-down-bold" className={`size-4 transition-transform ${className}`} />
}
