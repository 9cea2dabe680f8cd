import { type KeyboardEvent, type ReactNode, useId, useRef } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { nextIndex } from "#app/ui/navigation/roving-focus.ts"

interface Props {
  /** The label of the button. */
  label: ReactNode
  children: ReactNode
  className?: string
}

/** A menu button. The browser opens, positions and closes the popover; the script adds arrow keys. */
export function Menu({ label, children, className }: Props) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent) {
    const items = [...(list.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])]
    const at = items.indexOf(document.activeElement as HTMLElement)
    const to = nextIndex(event.key, at, items.length, "vertical") ?? startingWith(event.key, at, items)
    if (to === undefined) return
    event.preventDefault()
    items[to]?.focus()
  }

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        onKeyDown={event => {
          if (event.key !== "ArrowDown") return
          event.preventDefault()
          list.current?.showPopover({ source: event.currentTarget })
        }}
        className={cn("push push-white push-sm", className)}
      >
        {label}
        <Icon name="ph:caret-down-bold" className="size-[0.9em]" />
      </button>
      <div
        id={id}
        ref={list}
        role="menu"
        popover="auto"
        tabIndex={-1}
        onKeyDown={move}
        onToggle={event => {
          if (event.newState === "open") list.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus()
        }}
        onClick={() => list.current?.hidePopover()}
        className="anchored min-w-56 max-w-[calc(100vw-32px)] rounded-2xl bg-white p-1.5 text-ink shadow-[0_0_0_var(--line)_var(--color-ink),0_10px_30px_rgb(4_28_19/0.28)]"
      >
        {children}
      </div>
    </>
  )
}

interface ItemProps {
  children: ReactNode
  icon?: string
  /** Cannot be undone. */
  destructive?: boolean
  to?: string
  onClick?(): void
}

export function MenuItem({ children, icon, destructive, to, onClick }: ItemProps) {
  const className = cn(
    "flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-[10px] px-3.5 py-2 text-left font-[650] no-underline focus-visible:-outline-offset-3",
    destructive
      ? "text-siren-700 hover:bg-siren-100 focus-visible:bg-siren-100"
      : "hover:bg-green-200 focus-visible:bg-green-200",
  )
  const label = (
    <>
      {icon && <Icon name={icon} className="size-[1.2em] flex-none" />}
      {children}
    </>
  )
  return to === undefined ? (
    <button type="button" role="menuitem" onClick={onClick} className={className}>
      {label}
    </button>
  ) : (
    <Link to={to} role="menuitem" onClick={onClick} className={className}>
      {label}
    </Link>
  )
}

function startingWith(key: string, at: number, items: readonly HTMLElement[]) {
  if (key.length !== 1 || key === " ") return
  const after = [...items.keys()].map(step => (at + 1 + step) % items.length)
  return after.find(index => items[index]?.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()))
}
