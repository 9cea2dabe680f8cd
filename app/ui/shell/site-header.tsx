import { useLocation } from "react-router"
import { type Member, useMember, useStateBranding } from "#app/lib/auth/member.ts"
import { CachedFragment } from "#app/lib/rendering/fragment-cache.tsx"
import { useSettings } from "#app/lib/rendering/settings.ts"
import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Logo } from "#app/ui/brand/logo.tsx"
import { Avatar } from "#app/ui/data/avatar.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { IfOpen } from "#app/ui/navigation/if-open.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { MainNavigation } from "./main-navigation.tsx"
import { MobileSheet } from "./mobile-sheet.tsx"
import { ACCOUNT, DONATE, isCurrent, LOGIN, MAIN_NAVIGATION, SEARCH } from "./navigation.ts"

/** Shares the page's background color. */
export function SiteHeader({ tone, className }: { tone: "light" | "dark"; className: string }) {
  const { pathname } = useLocation()
  const member = useMember()
  const { logo } = useStateBranding()
  const siteName = useSettings()?.name
  const current = MAIN_NAVIGATION.filter(entry => isCurrent(entry, pathname)).map(({ label }) => label)
  return (
    <header className={cn("header-anchor print:hidden", className)}>
      <div className="wrap flex min-h-23 items-center gap-[clamp(16px,2.4vw,40px)] max-phone:min-h-18.5">
        <Link to="/" className="flex-none">
          <Logo light={tone === "dark"} />
        </Link>
        <CachedFragment name={`navigation ${current}`}>
          <MainNavigation pathname={pathname} className="mx-auto max-nav:hidden" />
        </CachedFragment>
        <div className="flex items-center gap-5 max-nav:ml-auto max-nav:gap-3.5">
          <Link
            to={SEARCH}
            aria-label="Search"
            className="grid size-11 place-items-center text-[1.375rem] max-phone:hidden"
          >
            <Icon name="ph:magnifying-glass-bold" />
          </Link>
          <Account member={member} />
          <IfOpen to={DONATE}>
            <PushButton to={DONATE} variant="marigold" size="sm" className="mb-0 max-phone:hidden">
              Donate
            </PushButton>
          </IfOpen>
          <CachedFragment name={`sheet ${member !== null} ${logo} ${siteName}`}>
            <MobileSheet isMember={member !== null} />
          </CachedFragment>
        </div>
      </div>
    </header>
  )
}

function Account({ member }: { member: Member | null }) {
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
    <Link to={ACCOUNT} className="inline-flex min-h-11 items-center gap-2.5 font-bold no-underline">
      <Avatar name={member.name} picture={member.picture} decorative />
      <span className="relative max-w-[10ch] truncate max-nav:sr-only">
        {member.name}
        <span className="sr-only"> my account</span>
      </span>
    </Link>
  )
}
