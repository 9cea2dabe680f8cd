import { useRef } from "react"
import { useIsOpen } from "#app/lib/modules/use-is-open.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Narcat } from "#app/ui/brand/mascot.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { moveByArrow } from "#app/ui/navigation/move-by-arrow.ts"
import type { Menu } from "./navigation.ts"

/** A full-width popover. The browser opens and closes it and restores the focus. */
export function MegaMenu({ menu, isCurrent }: { menu: Menu; isCurrent: boolean }) {
  const id = `menu-${menu.label.toLowerCase().replaceAll(" ", "-")}`
  const isOpen = useIsOpen()
  const panel = useRef<HTMLDivElement>(null)

  function enter(event: React.KeyboardEvent) {
    if (event.key !== "ArrowDown") return
    event.preventDefault()
    event.stopPropagation()
    panel.current?.showPopover()
    panel.current?.querySelector("a")?.focus()
  }

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        data-entry
        data-current={isCurrent || undefined}
        onKeyDown={enter}
        className="breath-underline group inline-flex min-h-11 cursor-pointer items-center gap-1 whitespace-nowrap font-[650]"
      >
        {menu.label}
        <Icon name="ph:caret-down-bold" className="size-3" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys only repeat what Tab can do; following a link closes the panel */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        onKeyDown={event => moveByArrow(event, "a")}
        onClick={event => {
          if ((event.target as Element).closest("a")) event.currentTarget.hidePopover()
        }}
        className="header-panel overflow-hidden rounded-b-panel bg-white text-ink shadow-[0_24px_40px_rgb(4_28_19/0.16)] [--focus:var(--color-air-700)]"
      >
        <div className="wrap grid grid-cols-[1fr_1.9fr_.9fr] gap-11">
          <div className="relative -ml-gutter bg-green-200 pt-7.5 pr-7 pb-38 pl-gutter">
            <p className="display mb-2 text-[2.6rem] leading-[0.9] wdth-76">{menu.label}</p>
            <p className="max-w-[26ch]">{menu.line}</p>
            <Narcat pose="peek" alt="" isLazy className="absolute right-5 -bottom-0.5 w-47.5" />
          </div>
          <ul className="grid grid-cols-2 content-center gap-x-5 gap-y-1.5 py-7.5">
            {menu.links.filter(isOpen).map(({ label, to, icon, line }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="grid grid-cols-[auto_1fr] items-center gap-3.5 rounded-button p-3 leading-tight no-underline hover:bg-gray-100 focus-visible:bg-gray-100"
                >
                  <Icon name={icon} className="size-7.5" />
                  <span>
                    <b>{label}</b>
                    <small className="block text-gray-600 text-small">{line}</small>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <ul className="grid content-center gap-1 py-7.5">
            {menu.more.filter(isOpen).map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className="inline-flex min-h-10 items-center font-[650] underline">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  )
}
