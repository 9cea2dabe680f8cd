/** The tokens of app/styles/tokens.css that the drawings use, and a few tones for drawings only. */
export const INK = "#041c13"
export const WHITE = "#ffffff"
export const GREEN = {
  100: "#d3fce2",
  200: "#adf9c9",
  300: "#76f4a8",
  400: "#35e583",
  500: "#13ca69",
  600: "#089952",
  700: "#037441",
  800: "#015533",
  900: "#043a25",
}
export const GRAY = {
  50: "#f7fafc",
  100: "#f0f4f8",
  200: "#e3e8ed",
  300: "#cfd6dd",
  400: "#99a3ae",
  600: "#4c5663",
  700: "#37404e",
}
export const MARIGOLD = {
  100: "#fff3d5",
  200: "#ffe3a7",
  300: "#ffd27b",
  400: "#ffb336",
  500: "#fd9902",
  600: "#da720d",
}
export const SIREN = {
  100: "#ffe9e5",
  200: "#ffcbc1",
  300: "#fea28f",
  400: "#ff7154",
  500: "#f84b28",
  600: "#d5351b",
  700: "#ac2918",
}
export const AIR = {
  100: "#e8f6ff",
  200: "#cfedff",
  300: "#a5dfff",
  400: "#66c8fe",
  500: "#2aa5eb",
  600: "#0d7ac1",
  700: "#0e5794",
  800: "#0f3c67",
}

/** A filled shape, or, with a width, a stroked limb. */
export interface Part {
  d: string
  width?: number
  fill?: string
}

interface FigureColors {
  fill: string
  /** The highlight at the upper left; without it the shape is flat. */
  rim?: string
  outline?: number
  /** The offset of the heavier lower outline. */
  drop?: number
  /** Drawn on the shape and clipped to it. */
  inside?: string
  /** The amount of hand-drawn jitter. */
  wobble?: number
}

let names = 0

/** Ids restart with each drawing, so that the output is reproducible. */
export function beginDrawing() {
  names = 0
}

function nextName() {
  names += 1
  return `n${names.toString(36)}`
}

/** Shapes that share one ink silhouette, heavier below, as on a push button. */
export function figure(parts: readonly Part[], look: FigureColors) {
  const { fill, rim, outline = 4.2, drop = 3.4, inside = "", wobble = 1.7 } = look
  const drawn = parts.map(part => ({ ...part, id: nextName() }))
  const shapes = drawn.map(({ id, d }) => `<path id="${id}" d="${wobble ? drift(d, wobble) : d}"/>`)
  const uses = (paint: (part: (typeof drawn)[number]) => string) =>
    drawn.map(part => `<use href="#${part.id}" ${paint(part)}/>`).join("")
  const round = `stroke-linejoin="round" stroke-linecap="round"`
  const ink = uses(({ width }) =>
    width ? `fill="none" stroke-width="${short(width + outline * 2)}"` : `stroke-width="${outline * 2}"`,
  )
  const inks = `<g fill="${INK}" stroke="${INK}" ${round}>${ink}<g transform="translate(${short(drop * 0.4)} ${drop})">${ink}</g></g>`
  const body = (color?: string) =>
    uses(part => {
      const paint = color ?? part.fill ?? fill
      return part.width ? `fill="none" stroke="${paint}" stroke-width="${part.width}"` : `fill="${paint}"`
    })
  const defs = `<defs>${shapes.join("")}</defs>`
  if (!rim && !inside) return `${defs}${inks}<g ${round}>${body()}</g>`

  const mask = nextName()
  const light = rim ? `${body(rim)}<g transform="translate(4.5 5.5)">${body()}</g>` : body()
  return `${defs}${inks}<mask id="${mask}" maskUnits="userSpaceOnUse" x="-900" y="-900" width="2400" height="2400"><g ${round}>${body(WHITE)}</g></mask><g mask="url(#${mask})" ${round}>${light}${inside}</g>`
}

/** A brush stroke, pointed at both ends. */
export function stroke(from: Point, through: Point, to: Point, width: number, fill = INK) {
  const [x1, y1] = from
  const [x2, y2] = to
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const sideX = (-(y2 - y1) / length) * width
  const sideY = ((x2 - x1) / length) * width
  const bend = (sign: number) => `${short(through[0] + sideX * sign)} ${short(through[1] + sideY * sign)}`
  return `<path d="M${short(x1)} ${short(y1)}Q${bend(1)} ${short(x2)} ${short(y2)}Q${bend(-1)} ${short(x1)} ${short(y1)}Z" fill="${fill}"/>`
}

export type Point = readonly [number, number]

/** A line of ink. */
export function line(d: string, width = 4.8, color = INK) {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** Halftone dots in a shape, the only shading. */
export function dotted(d: string, color: string, step = 6.4, radius = 2) {
  const id = nextName()
  return `<pattern id="${id}" width="${step}" height="${step}" patternUnits="userSpaceOnUse" patternTransform="rotate(32)"><circle cx="${step / 2}" cy="${step / 2}" r="${radius}" fill="${color}"/></pattern><path d="${d}" fill="url(#${id})"/>`
}

interface Place {
  x?: number
  y?: number
  turn?: number
  scale?: number
  /** Mirrored horizontally. */
  flipped?: boolean
}

export function placed(svg: string, { x = 0, y = 0, turn = 0, scale = 1, flipped = false }: Place) {
  const size = flipped ? `${-scale} ${scale}` : `${scale}`
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${svg}</g>`
}

export function short(number: number) {
  return Math.round(number * 10) / 10
}

// Jitters every absolute coordinate pair, so that nothing is perfectly symmetric.
function drift(d: string, amount: number) {
  return d.replace(/([MLCQ])([^A-Za-z]*)/g, (_, letter: string, rest: string) => {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const moved = numbers.map((number, at) => {
      const [x, y] = at % 2 ? [numbers[at - 1] ?? 0, number] : [number, numbers[at + 1] ?? 0]
      const sway =
        at % 2
          ? Math.sin(x * 0.019 - y * 0.037 + 3.1) + 0.6 * Math.sin(x * 0.057 + y * 0.091 + 1)
          : Math.sin(x * 0.031 + y * 0.017 + 1.7) + 0.6 * Math.sin(x * 0.083 - y * 0.061 + 2.3)
      return short(number + sway * amount)
    })
    return letter + moved.join(" ")
  })
}
