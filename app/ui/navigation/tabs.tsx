import { type ReactNode, useId, useState } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { NavLink } from "#app/ui/navigation/link.tsx"
import { nextIndex } from "#app/ui/navigation/roving-focus.ts"

interface Tab {
  key: string
  label: ReactNode
  panel: ReactNode
}

interface Props {
  /** The accessible name. */
  label: string
  tabs: readonly Tab[]
  defaultKey?: string
  className?: string
}

const ROW =
  "flex gap-[clamp(18px,2.4vw,36px)] overflow-x-auto border-gray-200 border-b-2 [scrollbar-width:none]"
const TAB =
  "-mb-0.5 inline-flex min-h-11 items-center whitespace-nowrap border-b-[5px] font-bold no-underline -outline-offset-3 hover:text-ink"
const STATES = { current: "border-green-500 text-ink", other: "border-transparent text-gray-700" }

/** Tabs. Without script all panels are shown, each with its label. */
export function Tabs({ label, tabs, defaultKey, className }: Props) {
  const id = useId()
  const [current, setCurrent] = useState(defaultKey ?? tabs[0]?.key)
  const tabId = (key: string) => `${id}-tab-${key}`
  const panelId = (key: string) => `${id}-panel-${key}`

  function choose(tab: Tab | undefined) {
    if (!tab) return
    setCurrent(tab.key)
    document.getElementById(tabId(tab.key))?.focus()
  }

  return (
    <div className={className}>
      <div role="tablist" aria-label={label} className={cn(ROW, "noscript:hidden")}>
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            id={tabId(tab.key)}
            role="tab"
            aria-selected={tab.key === current}
            aria-controls={panelId(tab.key)}
            tabIndex={tab.key === current ? 0 : -1}
            onClick={() => choose(tab)}
            onKeyDown={event => {
              const to = nextIndex(event.key, index, tabs.length, "horizontal")
              if (to === undefined) return
              event.preventDefault()
              choose(tabs[to])
            }}
            className={cn(TAB, "cursor-pointer", tab.key === current ? STATES.current : STATES.other)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map(tab => (
        <div
          key={tab.key}
          id={panelId(tab.key)}
          role="tabpanel"
          aria-labelledby={tabId(tab.key)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be focusable
          tabIndex={0}
          className={cn("py-5", tab.key !== current && "hidden noscript:block print:block")}
        >
          <p className="mb-2 hidden font-bold noscript:block">{tab.label}</p>
          {tab.panel}
        </div>
      ))}
    </div>
  )
}

/** The same row, as links. */
export function TabLinks({
  label,
  links,
  className,
}: {
  label: string
  links: readonly { to: string; end?: boolean; label: ReactNode }[]
  className?: string
}) {
  return (
    <nav aria-label={label} className={cn(ROW, "flex-wrap gap-y-0", className)}>
      {links.map(({ label, ...link }) => (
        <NavLink
          key={link.to}
          {...link}
          className={cn(TAB, STATES.other, "aria-[current]:border-green-500 aria-[current]:text-ink")}
        >
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
