import { Link } from "react-router"
import { cn } from "#app/lib/class-names.ts"
import { useMember } from "#app/lib/member.ts"
import { Avatar } from "../avatar.tsx"
import { Icon } from "../icon.tsx"
import { Logo } from "../logo.tsx"
import { PushButton } from "../push-button.tsx"
import { MainNavigation } from "./main-navigation.tsx"
import { MobileSheet } from "./mobile-sheet.tsx"
import { ACCOUNT, DONATE, LOGIN, SEARCH } from "./navigation.ts"

/** Stands on the page's own field, not on a bar. */
export function SiteHeader({ tone, className }: { tone: "light" | "dark"; className: string }) {
  return (
    <header className={cn("header-anchor print:hidden", className)}>
      <div className="wrap flex min-h-23 items-center gap-[clamp(16px,2.4vw,40px)] max-phone:min-h-18.5">
        <Link to="/" className="flex-none">
          <Logo light={tone === "dark"} />
        </Link>
        <MainNavigation className="mx-auto max-nav:hidden" />
        <div className="flex items-center gap-5 max-nav:ml-auto max-nav:gap-3.5">
          <Link
            to={SEARCH}
            aria-label="Search"
            className="grid size-11 place-items-center text-[1.375rem] max-phone:hidden"
          >
            <Icon name="ph:magnifying-glass-bold" />
          </Link>
          <Account />
          <PushButton to={DONATE} variant="marigold" size="sm" className="mb-0 max-phone:hidden">
            Donate
          </PushButton>
          <MobileSheet />
        </div>
      </div>
    </header>
  )
}

function Account() {
  const member = useMember()
  if (!member) {
    return (
      <Link
        to={LOGIN}
        className="breath-underline inline-flex min-h-11 items-center whitespace-nowrap font-[650] no-underline max-nav:hidden"
      >
        Sign in
      </Link>
    )
  }
  return (
    <Link
      to={ACCOUNT}
      aria-label={`${member.name}, my account`}
      className="inline-flex min-h-11 items-center gap-2.5 font-bold no-underline"
    >
      <Avatar name={member.name} decorative />
      <span className="max-w-[10ch] truncate max-nav:hidden">{member.name}</span>
    </Link>
  )
}
