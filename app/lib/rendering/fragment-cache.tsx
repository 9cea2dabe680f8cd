import { createContext, type ReactNode, useContext } from "react"

const PLACEHOLDER = '<wbr data-fragment="'
const CACHED_FRAGMENTS = 200

/** The keys of the fragments on one page, in the order they render. Set only on the server. */
export const FragmentSlots = createContext<string[] | null>(null)

const markup = new Map<string, string>()

/**
 * A part of the page that is the same for every visitor: the server renders it once per key and inserts its markup
 * from then on (decision 014). `name` and `of` hold everything the part depends on, and nothing personal. Images in
 * it must be lazy, since React preloads others from the head of the page.
 */
export const CachedFragment = import.meta.env.SSR ? ServerFragment : PlainFragment

interface FragmentProps {
  name: string
  /** Cached data (lib/supabase/cached-query.server.ts): while it is the same object, the markup is the same. */
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
  if (!slots) return <PlainFragment name={name}>{children}</PlainFragment>
  const key = of ? `${name} ${numberOf(of)}` : name
  const placeholder = <wbr data-fragment={slots.push(key) - 1} />
  const isCached = markup.has(key)
  return (
    <>
      {isCached ? null : placeholder}
      {isCached ? placeholder : children}
      {isCached ? null : placeholder}
    </>
  )
}

const numbers = new WeakMap<object, number>()
let lastNumber = 0

function numberOf(data: object) {
  const number = numbers.get(data) ?? ++lastNumber
  numbers.set(data, number)
  return number
}

/**
 * Replaces placeholders by cached markup, and caches the markup between two placeholders of the same slot. Returns the
 * page in parts.
 */
export function insertFragments(html: string, slots: readonly string[]): string[] {
  if (slots.length === 0) return [html]
  const parts: string[] = []
  let end = 0
  let start = html.indexOf(PLACEHOLDER)
  while (start !== -1) {
    parts.push(html.slice(end, start))
    const placeholder = html.slice(start, html.indexOf(">", start) + 1)
    const key = slots[Number.parseInt(placeholder.slice(PLACEHOLDER.length), 10)] ?? ""
    const after = start + placeholder.length
    const next = html.indexOf(PLACEHOLDER, after)
    const isRendered = next !== -1 && html.startsWith(placeholder, next)
    if (isRendered) store(key, html.slice(after, next))
    parts.push(markup.get(key) ?? "")
    end = isRendered ? next + placeholder.length : after
    start = isRendered ? html.indexOf(PLACEHOLDER, end) : next
  }
  parts.push(html.slice(end))
  return parts
}

function store(key: string, fragment: string) {
  if (markup.size >= CACHED_FRAGMENTS) markup.clear()
  // A copy: a slice would keep the whole page in memory.
  markup.set(key, structuredClone(fragment))
}
