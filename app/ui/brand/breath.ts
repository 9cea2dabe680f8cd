const round = (number: number) => Math.round(number * 10) / 10

interface Plateau {
  /** Its left edge and its width. */
  x: number
  width: number
  foot: number
  top: number
}

interface Shape {
  /** The fraction of the width that is flat before the rise and after the fall. */
  ground: number
  /** The fraction of the width that rise and fall take, each. */
  slope: number
  /** How far the plateau climbs from start to end, as on a capnograph. */
  climb: number
}

const LINE: Shape = { ground: 0.16, slope: 0.15, climb: 2 }
const CHART: Shape = { ground: 0.14, slope: 0.15, climb: 3 }

/** One breath on a monitor: flat, quick rise, long plateau, quick fall. Continues a path at the baseline. */
export function breath({ x, width, foot, top }: Plateau, shape: Shape = LINE) {
  return `${rise({ x, width, foot, top }, shape)}${fall({ x, width, foot, top }, shape)}`
}

function rise({ x, width, foot, top }: Plateau, { ground, slope, climb }: Shape) {
  const at = (part: number) => round(x + part * width)
  const end = ground + slope
  return `H${at(ground)}C${at(ground + slope * 0.6)} ${round(foot)} ${at(ground + slope * 0.4)} ${round(top + climb)} ${at(end)} ${round(top + climb)}`
}

function fall({ x, width, foot, top }: Plateau, { ground, slope }: Shape) {
  const at = (part: number) => round(x + part * width)
  const start = 1 - ground - slope
  return `L${at(start)} ${round(top)}C${at(start + slope * 0.6)} ${round(top)} ${at(start + slope * 0.4)} ${round(foot)} ${at(1 - ground)} ${round(foot)}H${at(1)}`
}

/** A line with one plateau per value, as high as the value. */
export function breathChart(heights: readonly number[], width: number, foot: number) {
  const stepWidth = width / heights.length
  const breaths = heights.map((height, index) =>
    breath({ x: index * stepWidth, width: stepWidth, foot, top: foot - height }, CHART),
  )
  return `M0 ${round(foot)}${breaths.join("")}`
}

/** A progress line: the whole path, the completed part and the position of the marker. */
export function breathProgress(done: number, steps: number, width: number, height: number) {
  const foot = height - 8
  const stepWidth = width / steps
  const plateau = (index: number) => ({ x: index * stepWidth, width: stepWidth, foot, top: 6 })
  const line = (count: number) => {
    const breaths = Array.from({ length: count }, (_, index) => breath(plateau(index)))
    return `M0 ${foot}${breaths.join("")}`
  }
  const isComplete = done >= steps
  return {
    whole: line(steps),
    done: isComplete
      ? line(steps)
      : `${line(done)}${rise(plateau(done), LINE)}L${round((done + 0.5) * stepWidth)} 7`,
    marker: isComplete ? { x: width, y: foot } : { x: round((done + 0.5) * stepWidth), y: 7 },
  }
}
