import { createContext, type ReactNode, useContext } from "react"

const MARK = /<wbr data-kept="(\d+)"\/>/
const KEPT_PIECES = 200

/** The pieces that one page asks for, in the order they are drawn. Only rendering on the server gathers them. */
export const FragmentSlots = createContext<string[] | null>(null)

const markup = new Map<string, string>()

/**
 * A part that is drawn alike for everybody: the server draws it once for each name and pastes its markup from then
 * on. Name and `of` hold everything the part depends on, and nothing of a person. A picture inside must be lazy:
 * for others React writes a line into the head of the page.
 */
export const CachedFragment = import.meta.env.SSR ? KeptOnServer : DrawnAgain

interface KeptProps {
  name: string
  /** Something read once for everybody (lib/public-pages.server.ts): as long as it is the same, so is the part. */
  of?: object
  children: ReactNode
}

// Both sides have three places here, or the ids that React makes for other parts would differ.
function DrawnAgain({ children }: KeptProps) {
  return (
    <>
      {null}
      {children}
      {null}
    </>
  )
}

function KeptOnServer({ name: given, of, children }: KeptProps) {
  const asked = useContext(FragmentSlots)
  if (!asked) return <DrawnAgain name={given}>{children}</DrawnAgain>
  const name = of ? `${given} ${numberOf(of)}` : given
  const mark = <wbr data-kept={asked.push(name) - 1} />
  const isDrawn = markup.has(name)
  return (
    <>
      {isDrawn ? null : mark}
      {isDrawn ? mark : children}
      {isDrawn ? null : mark}
    </>
  )
}

const numbers = new WeakMap<object, number>()
let lastNumber = 0

function numberOf(thing: object) {
  const number = numbers.get(thing) ?? ++lastNumber
  numbers.set(thing, number)
  return number
}

/** The page with every piece in its place; those between two marks are new, and kept. */
export function insertFragments(html: string, asked: readonly string[]) {
  const parts = html.split(MARK)
  let page = parts[0] ?? ""
  for (let i = 1; i < parts.length; i += 2) {
    const name = asked[Number(parts[i])] ?? ""
    if (parts[i + 2] === parts[i]) {
      const piece = parts[i + 1] ?? ""
      if (markup.size >= KEPT_PIECES) markup.clear()
      markup.set(name, piece)
      page += piece
      i += 2
    } else page += markup.get(name) ?? ""
    page += parts[i + 1] ?? ""
  }
  return page
}
