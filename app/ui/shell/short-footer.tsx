import type { ReactNode } from "react"
import { useSettings } from "#app/lib/rendering/settings.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { LEGAL_LINKS } from "./navigation.ts"
import { SoundSwitch } from "./sound-switch.tsx"

export const FOOTER_LINK = "inline-flex min-h-8 items-center underline decoration-1"

/** One line, for pages where people concentrate on a task; the children are list items. */
export function ShortFooter({ children }: { children?: ReactNode }) {
  const name = useSettings()?.name ?? ""
  return (
    <footer className="border-gray-200 border-t-[1.5px] print:hidden">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-4 text-gray-700 text-sm">
        <p>© {name}. Not medical advice. In an emergency call 911.</p>
        <ul className="flex flex-wrap items-center gap-x-5.5">
          {children}
          {LEGAL_LINKS.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className={FOOTER_LINK}>
                {label}
              </Link>
            </li>
          ))}
          <li>
            <SoundSwitch />
          </li>
        </ul>
      </div>
    </footer>
  )
}
