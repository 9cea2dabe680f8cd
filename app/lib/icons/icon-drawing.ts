/** An icon as data that React renders, so that foreign markup never reaches the page unparsed. */
export interface IconDrawing {
  viewBox: string
  shapes: IconShape[]
}

export type IconShape = [tag: ShapeTag, attributes: Record<string, string>, children?: IconShape[]]

type ShapeTag = (typeof TAGS)[number]

const TAGS = ["g", "path", "circle", "ellipse", "line", "polygon", "polyline", "rect"] as const
const ATTRIBUTES =
  /^(d|points|transform|opacity|cx|cy|r|rx|ry|x|y|x1|x2|y1|y2|width|height|(fill|stroke|clip)(-[a-z]+)*)$/
const TOKEN = /<(\/?)([a-z]+)((?:\s+[a-zA-Z0-9:-]+="[^"]*")*)\s*(\/?)>/g

/** Parses the body of an Iconify icon; null if it contains anything but plain shapes. */
export function readShapes(body: string): IconShape[] | null {
  const top: IconShape[] = []
  const open: IconShape[][] = [top]
  let end = 0
  for (const { 0: token, 1: closing, 2: tag, 3: attributes = "", 4: selfClosing, index } of body.matchAll(
    TOKEN,
  )) {
    if (body.slice(end, index).trim() !== "" || !isShape(tag)) return null
    end = index + token.length
    if (closing) {
      open.pop()
      if (open.length === 0) return null
      continue
    }
    const read = readAttributes(attributes)
    if (!read) return null
    const children: IconShape[] = []
    open.at(-1)!.push(selfClosing ? [tag, read] : [tag, read, children])
    if (!selfClosing) open.push(children)
  }
  return open.length === 1 && end === body.trimEnd().length ? top : null
}

function readAttributes(text: string) {
  const read: Record<string, string> = {}
  for (const [, name = "", value = ""] of text.matchAll(/([a-zA-Z0-9:-]+)="([^"]*)"/g)) {
    if (!ATTRIBUTES.test(name) || /url\(/i.test(value)) return null
    read[name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())] = value
  }
  return read
}

function isShape(tag: string | undefined): tag is ShapeTag {
  return (TAGS as readonly (string | undefined)[]).includes(tag)
}
