import { Outlet } from "react-router"
import { staffLinks } from "#app/features/staff/registry.server.ts"
import { memberAccount } from "#app/lib/auth/account.server.ts"
import { useMember } from "#app/lib/auth/member.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Mark } from "#app/ui/brand/logo.tsx"
import { Avatar } from "#app/ui/data/avatar.tsx"
import { Link, NavLink } from "#app/ui/navigation/link.tsx"
import { MAIN_ID, SkipLink } from "#app/ui/shell/skip-link.tsx"
import type { Route } from "./+types/staff"

export async function loader({ context }: Route.LoaderArgs) {
  const account = await memberAccount(context)
  return { links: staffLinks(account?.roles ?? []) }
}

const START = { to: "/staff", label: "Inbox", icon: "ph:tray-fill", drawing: null }

/** The staff console: the site's design without stickers or mascot. */
export default function StaffLayout({ loaderData }: Route.ComponentProps) {
  const member = useMember()
  const links = member?.roles.length ? [START, ...(loaderData?.links ?? [])] : []
  return (
    <div className="grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr] bg-gray-100 column:grid-cols-[224px_minmax(0,1fr)] column:grid-rows-1 print:block print:bg-white">
      <SkipLink />
      <header className="on-dark flex flex-col gap-2.5 bg-ink p-3 text-white column:gap-6 column:px-3.5 column:py-5.5 print:hidden">
        <Link to="/" className="flex items-center gap-3 px-2.5 text-green-400 no-underline">
          <Mark className="w-9" />
          <b className="display wdth-88 text-white text-xl">Staff</b>
        </Link>
        {links.length > 0 && (
          <nav aria-label="Staff">
            <ul className="flex gap-1 overflow-x-auto column:grid">
              {links.map(({ label, to, icon, drawing }) => (
                <li key={to}>
                  <NavLink
                    to={to}
                    end={to === START.to}
                    className="grid min-h-11.5 grid-cols-[auto_auto] items-center gap-2 whitespace-nowrap rounded-input px-3 font-semibold text-gray-200 no-underline focus-visible:-outline-offset-3 aria-[current]:bg-green-400 aria-[current]:font-[750] aria-[current]:text-ink column:grid-cols-[auto_1fr] column:gap-3 column:whitespace-normal column:leading-tight"
                  >
                    <Icon name={icon} drawing={drawing} className="size-5.5" />
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {member && (
          <p className="mt-auto flex items-center gap-3 px-2 font-bold leading-tight max-column:hidden">
            <Avatar name={member.name} decorative />
            <span className="truncate">{member.name}</span>
          </p>
        )}
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="min-w-0 px-[clamp(16px,2vw,32px)] pt-6 pb-8 outline-none">
        <Outlet />
      </main>
    </div>
  )
}
