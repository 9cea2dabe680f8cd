import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { type GeoContext, geoPath } from "d3-geo"
import { feature } from "topojson-client"
import type { GeometryCollection, Topology } from "topojson-specification"
import { postalCodes } from "./maps/postal-codes.ts"

const STEP = 9.4
const SPECK = 14
const WIDTH = 975
const HEIGHT = 610

type Point = readonly [number, number]
type Ring = readonly Point[]

/** One state in the coordinates of us-atlas' Albers projection: its outline, dots and center. */
interface Drawn {
  code: string
  name: string
  outline: string
  dots: Point[]
  center: Point
}

const FILES: Record<string, (states: readonly Drawn[]) => string> = {
  "app/ui/data/map/us-outlines.svg": states =>
    sheet(states.map(({ code, outline }) => `<path id="${code}" d="${outline}"/>`)),
  "app/ui/data/map/us-dots.svg": states =>
    sheet(states.map(({ code, dots }) => `<path id="${code}" d="${dotPath(dots)}"/>`)),
  "app/ui/data/map/us-states.ts": states =>
    [
      "// Written by scripts/maps.ts from us-atlas; x and y are the center of each state in a box of 975 by 610.",
      "export const US_STATES = {",
      ...states.map(
        ({ code, name, center }) => `  ${code}: { name: "${name}", x: ${center[0]}, y: ${center[1]} },`,
      ),
      "} as const",
      "",
      "export type StateCode = keyof typeof US_STATES",
      "",
    ].join("\n"),
}

/** The files of the map, by path. */
export function drawMaps(root: string) {
  const topology = JSON.parse(
    readFileSync(join(root, "node_modules/us-atlas/states-albers-10m.json"), "utf8"),
  ) as Topology<{ states: GeometryCollection<{ name: string }> }>
  const { features } = feature(topology, topology.objects.states)
  const states = features
    .map(state => {
      const { name } = state.properties
      const code = postalCodes[name]
      if (!code) throw new Error(`no postal code for ${name}`)
      const rings = ringsOf(state.geometry)
      const [x = 0, y = 0] = geoPath().centroid(state)
      return {
        code,
        name,
        outline: outlineOf(state),
        dots: dotsIn(rings),
        center: [whole(x), whole(y)] as Point,
      }
    })
    .sort((a, b) => a.code.localeCompare(b.code))
  return Object.fromEntries(Object.entries(FILES).map(([path, write]) => [path, write(states)]))
}

if (import.meta.main) {
  const root = join(import.meta.dirname, "..")
  for (const [path, text] of Object.entries(drawMaps(root))) writeFileSync(join(root, path), text)
}

function sheet(paths: readonly string[]) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><title>The United States, state by state</title>${paths.join("")}</svg>\n`
}

/** Half units are finer than a pixel of the largest map; points that round to the previous one are dropped. */
function outlineOf(state: Parameters<ReturnType<typeof geoPath>>[0]) {
  let path = ""
  let last = ""
  const go = (letter: string) => (x: number, y: number) => {
    const point = `${Math.round(x * 2) / 2} ${Math.round(y * 2) / 2}`
    if (letter === "M" || point !== last) path += `${letter}${point}`
    last = point
  }
  const context: GeoContext = {
    moveTo: go("M"),
    lineTo: go("L"),
    closePath: () => void (path += "Z"),
    beginPath: () => undefined,
    arc: () => undefined,
  }
  geoPath(null, context)(state)
  return path.replace(/M[^MLZ]+Z/g, "")
}

function dotsIn(rings: readonly (readonly Ring[])[]) {
  const dots: Point[] = []
  for (let y = 4, row = 0; y < HEIGHT; y += STEP * 0.866, row++) {
    for (let x = row % 2 ? STEP / 2 + 4 : 4; x < WIDTH; x += STEP) {
      const isInside = rings.some(
        ([edge, ...holes]) => edge && contains(edge, x, y) && !holes.some(hole => contains(hole, x, y)),
      )
      if (isInside) dots.push([whole(x), whole(y)])
    }
  }
  // Islands and small states between grid points still get a dot.
  for (const [edge] of rings) {
    const { area, x, y } = middleOf(edge!)
    const isCovered = dots.some(dot => Math.hypot(dot[0] - x, dot[1] - y) < STEP * 0.9)
    if ((area > SPECK || dots.length === 0) && !isCovered) dots.push([whole(x), whole(y)])
  }
  return dots
}

function dotPath(dots: readonly Point[]) {
  return dots.map(([x, y]) => `M${x} ${y}h0`).join("")
}

function ringsOf(geometry: { type: string; coordinates?: unknown }) {
  const coordinates = geometry.coordinates as never
  return (geometry.type === "Polygon" ? [coordinates] : coordinates) as Ring[][]
}

function contains(ring: Ring, x: number, y: number) {
  let isInside = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [[ax, ay], [bx, by]] = [ring[i]!, ring[j]!]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside
  }
  return isInside
}

function middleOf(ring: Ring) {
  let [area, x, y] = [0, 0, 0]
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [[ax, ay], [bx, by]] = [ring[i]!, ring[j]!]
    const cross = bx * ay - ax * by
    area += cross
    x += (ax + bx) * cross
    y += (ay + by) * cross
  }
  return { area: Math.abs(area) / 2, x: x / (3 * area), y: y / (3 * area) }
}

function whole(number: number) {
  return Math.round(number)
}
