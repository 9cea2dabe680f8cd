import { useIsOpen } from "#app/lib/modules/use-is-open.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { moveByArrow } from "#app/ui/navigation/move-by-arrow.ts"
import { MegaMenu } from "./mega-menu.tsx"
import { isCurrent, isMenu, MAIN_NAVIGATION } from "./navigation.ts"

export function MainNavigation({ pathname, className }: { pathname: string; className?: string }) {
  const isOpen = useIsOpen()
  return (
    <nav aria-label="Main" className={className}>
      <ul className="flex gap-[clamp(14px,2vw,32px)]" onKeyDown={event => moveByArrow(event, "[data-entry]")}>
        {MAIN_NAVIGATION.filter(isOpen).map(entry => (
          <li key={entry.label}>
            {isMenu(entry) ? (
              <MegaMenu menu={entry} isCurrent={isCurrent(entry, pathname)} />
            ) : (
              <Link
                to={entry.to}
                data-entry
                aria-current={isCurrent(entry, pathname) ? "page" : undefined}
                className={ENTRY}
              >
                {entry.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

const ENTRY = "breath-underline inline-flex min-h-11 items-center whitespace-nowrap font-[650] no-underline"
