import { createContext, type ReactNode, useContext } from "react"
import { useSettings } from "./settings.ts"

const PLACEHOLDER = '<wbr data-fragment="'
const CACHED_FRAGMENTS = 200

export interface FragmentSlot {
  fragments: Map<string, string>
  name: string
}

/** The fragments on one page, in the order they render. Set only on the server. */
export const FragmentSlots = createContext<FragmentSlot[] | null>(null)

const ofNothing = new Map<string, string>()
const ofData = new WeakMap<object, Map<string, string>>()

/**
 * A part of the page that is the same for every visitor: the server renders it once per name and data, and inserts its
 * markup from then on (decision 014). `name` and `of` hold everything the part depends on, and nothing personal. Images
 * in it must be lazy, since React preloads others from the head of the page.
 */
export const CachedFragment = import.meta.env.SSR ? ServerFragment : PlainFragment

interface FragmentProps {
  /** Null to render it each time. */
  name: string | null
  /** Cached data (lib/supabase/cached-query.server.ts, lib/once-per.ts): the markup is kept as long as the object. */
  of?: object
  children: ReactNode
}

// Three children on server and client alike: useId depends on an element's position.
function PlainFragment({ children }: FragmentProps) {
  return (
    <>
      {null}
      {children}
      {null}
    </>
  )
}

function ServerFragment({ name, of, children }: FragmentProps) {
  const slots = useContext(FragmentSlots)
  const closed = useSettings()?.closed
  if (!slots || name === null) return PlainFragment({ name, children })
  const fragments = fragmentsOf(of)
  // The links to parts of the site that are switched off are not in the markup.
  const key = closed ? `${name} ${closed}` : name
  const placeholder = <wbr data-fragment={slots.push({ fragments, name: key }) - 1} />
  const isCached = fragments.has(key)
  return (
    <>
      {isCached ? null : placeholder}
      {isCached ? placeholder : children}
      {isCached ? null : placeholder}
    </>
  )
}

function fragmentsOf(data: object | undefined) {
  if (!data) return ofNothing
  let fragments = ofData.get(data)
  if (!fragments) {
    fragments = new Map()
    ofData.set(data, fragments)
  }
  return fragments
}

/**
 * Replaces placeholders by cached markup, and caches the markup between two placeholders of the same slot. Returns the
 * page in parts.
 */
export function insertFragments(html: string, slots: readonly FragmentSlot[]): string[] {
  if (slots.length === 0) return [html]
  const parts: string[] = []
  let end = 0
  let start = html.indexOf(PLACEHOLDER)
  while (start !== -1) {
    parts.push(html.slice(end, start))
    const placeholder = html.slice(start, html.indexOf(">", start) + 1)
    const slot = slots[Number.parseInt(placeholder.slice(PLACEHOLDER.length), 10)]
    const after = start + placeholder.length
    const next = html.indexOf(PLACEHOLDER, after)
    const isRendered = next !== -1 && html.startsWith(placeholder, next)
    if (isRendered && slot) store(slot, html.slice(after, next))
    parts.push(slot?.fragments.get(slot.name) ?? "")
    end = isRendered ? next + placeholder.length : after
    start = isRendered ? html.indexOf(PLACEHOLDER, end) : next
  }
  parts.push(html.slice(end))
  return parts
}

function store({ fragments, name }: FragmentSlot, markup: string) {
  if (fragments.size >= CACHED_FRAGMENTS) fragments.clear()
  // A copy: a slice would keep the whole page in memory.
  fragments.set(name, structuredClone(markup))
}
