interface TreeDrawing {
  /** One path per level, from the bottom up. */
  levels: string[]
  /** From the wanted ticket to the root; null without a ticket. */
  way: string | null
  root: { x: number; y: number }
  ticketX: number | null
  /** How many tickets one bar at the bottom stands for. */
  ticketsPerBar: number
}

export const TREE = { width: 1320, height: 514, top: 36 }
const MAX_BARS = 64

/** The sealed list as a tree of plateaus: each bar connects two nodes, and a node without a neighbor moves up. */
export function drawTree(tickets: number, ticket: number | null): TreeDrawing {
  const ticketsPerBar = 2 ** Math.max(0, Math.ceil(Math.log2(tickets / MAX_BARS)))
  const bars = Math.ceil(tickets / ticketsPerBar)
  let nodes = Array.from({ length: bars }, (_, index) => ((index + 0.5) * TREE.width) / bars)
  let place = ticket === null ? null : Math.floor((ticket - 1) / ticketsPerBar)
  const ticketX = place === null ? null : nodes[place]!
  const heights = Math.max(1, Math.ceil(Math.log2(bars)))
  const step = (TREE.height - TREE.top) / (heights + 1)
  let y = TREE.height - step
  const levels = [nodes.map(x => `M${round(x)} ${TREE.height}V${round(y)}`).join("")]
  let way = place === null ? null : `M${round(ticketX!)} ${TREE.height}V${round(y)}`
  while (nodes.length > 1) {
    const above = y - step
    const parents = pairs(nodes).map(([left, right]) => (right === undefined ? left : (left + right) / 2))
    levels.push(
      pairs(nodes)
        .map(([left, right]) => bar(left, right, y, above))
        .join(""),
    )
    if (way !== null && place !== null) {
      const up = place >> 1
      way += climb(nodes[place]!, parents[up]!, y, above)
      place = up
    }
    nodes = parents
    y = above
  }
  return { levels, way, root: { x: round(nodes[0]!), y: round(y) }, ticketX, ticketsPerBar }
}

function pairs(nodes: readonly number[]): [number, number | undefined][] {
  return nodes.flatMap((node, index) => (index % 2 === 0 ? [[node, nodes[index + 1]]] : []))
}

function bar(left: number, right: number | undefined, y: number, above: number) {
  if (right === undefined) return `M${round(left)} ${round(y)}V${round(above)}`
  return `M${round(left)} ${round(y)}${climb(left, (left + right) / 2, y, above)}M${round(right)} ${round(y)}${climb(right, (left + right) / 2, y, above)}`
}

/** Up the steep flank of a plateau, then along it to the middle. */
function climb(from: number, to: number, y: number, above: number) {
  if (from === to) return `V${round(above)}`
  const direction = Math.sign(to - from)
  const reach = Math.min(25, Math.abs(to - from)) * direction
  return `C${round(from + reach * 0.88)} ${round(y)} ${round(from + reach * 0.26)} ${round(above)} ${round(from + reach)} ${round(above)}H${round(to)}`
}

function round(value: number) {
  return Math.round(value * 10) / 10
}
