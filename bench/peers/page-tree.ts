export type PageNode = string | [tag: string, attributes: Attributes, children: PageNode[]]
type Attributes = Record<string, string | true>

export interface PageTree {
  html: Attributes
  head: PageNode[]
  body: PageNode[]
}

const TOKEN = /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-zA-Z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|[^<]+/gi
const ATTRIBUTE = /([^\s=/]+)(?:="([^"]*)"|='([^']*)')?/g
const ENTITY = /&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot|apos|nbsp));/gi
const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" }
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const BOOLEAN =
  /^(async|autofocus|checked|controls|defer|disabled|hidden|inert|multiple|open|readonly|required|selected)$/i

/**
 * Reads a rendered page as data. Scripts are left out, and so are the charset and the viewport: each framework
 * writes its own.
 */
export function parsePage(html: string): PageTree {
  const page = parse(html).find(node => tagOf(node) === "html")
  if (!page || typeof page === "string") throw new Error("The page has no html element")
  const [, attributes, parts] = page
  return {
    html: attributes,
    head: childrenOf("head").filter(node => !isFromFramework(node)),
    body: childrenOf("body"),
  }

  function childrenOf(tag: string): PageNode[] {
    const part = parts.find(node => tagOf(node) === tag)
    if (!part || typeof part === "string") throw new Error(`The page has no ${tag}`)
    return part[2]
  }
}

/** The elements and texts in one form: frameworks differ in attribute order, letter case, quotes and entities. */
export function serialize(nodes: PageNode[]): string {
  return nodes
    .map(node => {
      if (typeof node === "string") return node
      const [tag, attributes, children] = node
      const written = Object.entries(attributes).map(([name, value]) => ` ${name.toLowerCase()}=${value}`)
      return `<${tag}${written.sort().join("")}>${serialize(children)}</${tag}>`
    })
    .join("")
}

export function countElements(nodes: PageNode[]): number {
  return nodes.reduce((sum, node) => sum + (typeof node === "string" ? 0 : 1 + countElements(node[2])), 0)
}

/** The same tree with React's name for the class attribute. */
export function withClassName(nodes: PageNode[]): PageNode[] {
  return nodes.map(node => {
    if (typeof node === "string") return node
    const [tag, { class: className, ...rest }, children] = node
    return [tag, className === undefined ? rest : { className, ...rest }, withClassName(children)]
  })
}

function parse(html: string): PageNode[] {
  const root: PageNode[] = []
  const open: { tag: string; children: PageNode[] }[] = [{ tag: "", children: root }]
  for (const [token, slash, name, attributes] of withoutScripts(html).matchAll(TOKEN)) {
    const { tag, children } = open.at(-1)!
    if (token.startsWith("<!")) continue
    if (!name) appendText(children, decode(token))
    else if (slash) {
      if (tag !== name) throw new Error(`</${name}> closes <${tag}>`)
      open.pop()
    } else {
      const node: PageNode = [name, attributesOf(attributes!), []]
      children.push(node)
      if (!VOID.test(name)) open.push({ tag: name, children: node[2] })
    }
  }
  return root
}

function withoutScripts(html: string) {
  return html.replace(/<(script|template)\b[\s\S]*?<\/\1>/g, "")
}

function appendText(children: PageNode[], text: string) {
  const last = children.at(-1)
  if (typeof last === "string") children[children.length - 1] = last + text
  else children.push(text)
}

function attributesOf(text: string): Attributes {
  const pairs = [...text.matchAll(ATTRIBUTE)].map(([, name, double, single]): [string, string | true] => {
    const value = decode(double ?? single ?? "")
    return [name!, value === "" && BOOLEAN.test(name!) ? true : value]
  })
  return Object.fromEntries(pairs)
}

function decode(text: string) {
  return text.replace(ENTITY, (_, hex, decimal, name) =>
    name
      ? NAMED[name.toLowerCase()]!
      : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  )
}

function isFromFramework(node: PageNode) {
  return (
    typeof node !== "string" &&
    node[0] === "meta" &&
    ("charset" in node[1] || "charSet" in node[1] || node[1].name === "viewport")
  )
}

function tagOf(node: PageNode) {
  return typeof node === "string" ? null : node[0]
}
