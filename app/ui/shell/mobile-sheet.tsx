import { useIsOpen } from "#app/lib/modules/use-is-open.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Logo } from "#app/ui/brand/logo.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { IfOpen } from "#app/ui/navigation/if-open.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { useDialog } from "#app/ui/overlays/use-dialog.ts"
import {
  ACCOUNT,
  DONATE,
  EMERGENCY,
  isMenu,
  LOGIN,
  MAIN_NAVIGATION,
  type Menu,
  SEARCH,
} from "./navigation.ts"

const ROW =
  "display flex min-h-15 w-full items-center justify-between border-ink border-b-3 text-[clamp(2rem,11.6vw,2.9rem)] uppercase leading-none no-underline wdth-68"

/** The navigation on narrow screens: a dialog that works without script. */
export function MobileSheet({ isMember }: { isMember: boolean }) {
  const isOpen = useIsOpen()
  const sheet = useDialog("menu-sheet")
  return (
    <>
      <button type="button" {...sheet.opener} className="push push-white push-sm mb-0 nav:hidden">
        Menu
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: following a link closes the sheet, with any input device */}
      <dialog
        id={sheet.id}
        aria-label="Menu"
        onClick={event => {
          if ((event.target as Element).closest("a")) sheet.close()
        }}
        className="m-0 h-dvh max-h-none w-screen max-w-none flex-col overflow-y-auto bg-green-400 text-ink [--focus:var(--color-air-700)] open:flex"
      >
        <div className="wrap flex w-full flex-1 flex-col gap-3.5 pt-4 pb-5">
          <div className="flex items-center justify-between">
            <Link to="/">
              <Logo />
            </Link>
            <button type="button" {...sheet.closer} className="push push-white push-sm mb-0">
              <Icon name="ph:x-bold" />
              Close
            </button>
          </div>
          <nav aria-label="Menu">
            <ul>
              {MAIN_NAVIGATION.filter(isOpen).map(entry => (
                <li key={entry.label}>
                  {isMenu(entry) ? (
                    <Submenu menu={entry} />
                  ) : (
                    <Link to={entry.to} className={ROW}>
                      {entry.label}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <div className="mt-1.5 grid grid-cols-2 gap-3.5">
            <IfOpen to={DONATE}>
              <PushButton to={DONATE} variant="marigold">
                Donate
              </PushButton>
            </IfOpen>
            <PushButton to={isMember ? ACCOUNT : LOGIN} variant="white">
              {isMember ? "My account" : "Sign in"}
            </PushButton>
          </div>
          <Link
            to={SEARCH}
            className="inline-flex min-h-11 items-center gap-2.5 self-start font-bold underline"
          >
            <Icon name="ph:magnifying-glass-bold" />
            Search
          </Link>
        </div>
        <Link
          to={EMERGENCY}
          className="on-dark sticky bottom-0 flex min-h-15 flex-none items-center justify-center gap-2.5 bg-ink px-gutter font-bold text-siren-300 underline focus-visible:-outline-offset-4"
        >
          <Icon name="ph:warning-fill" />
          Someone won’t wake up? Steps
        </Link>
      </dialog>
    </>
  )
}

function Submenu({ menu }: { menu: Menu }) {
  return (
    <details name="sheet" className="group">
      <summary className={`${ROW} cursor-pointer list-none`}>
        {menu.label}
        <Icon name="ph:plus-bold" className="size-6 transition-transform group-open:rotate-45" />
      </summary>
      <ul className="grid gap-0.5 py-3">
        {[...menu.links, ...menu.more].filter(useIsOpen()).map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-11 items-center text-lead font-[650] no-underline">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
