const round = (number: number) => Math.round(number * 10) / 10
const CENTER = 50

/** A star with rounded points in a box of 100. */
export function burst(points: number, radius = 50, depth = 0.84) {
  const corners = points * 2
  const at = (index: number) => {
    const turn = (index / corners) * 2 * Math.PI - Math.PI / 2
    const r = index % 2 ? radius * depth : radius
    return { turn, r, x: round(CENTER + r * Math.cos(turn)), y: round(CENTER + r * Math.sin(turn)) }
  }
  const start = at(0)
  const sides = Array.from({ length: corners }, (_, index) => {
    const [from, to] = [at(index), at(index + 1)]
    const [turn, r] = [(from.turn + to.turn) / 2, (from.r + to.r) / 2]
    const middle = `${round(CENTER + r * Math.cos(turn))} ${round(CENTER + r * Math.sin(turn))}`
    return `Q${middle} ${to.x} ${to.y}`
  })
  return `M${start.x} ${start.y}${sides.join("")}Z`
}

/** A circle with a scalloped edge. */
export function scallop(bumps: number, radius = 44) {
  const bump = round(radius * Math.sin(Math.PI / bumps) * 1.02)
  const at = (index: number) => {
    const turn = (index / bumps) * 2 * Math.PI
    return `${round(CENTER + radius * Math.cos(turn))} ${round(CENTER + radius * Math.sin(turn))}`
  }
  const arcs = Array.from({ length: bumps }, (_, index) => `A${bump} ${bump} 0 0 1 ${at(index + 1)}`)
  return `M${at(0)}${arcs.join("")}Z`
}

export const CIRCLE = "M50 1A49 49 0 1 1 50 99A49 49 0 1 1 50 1Z"
