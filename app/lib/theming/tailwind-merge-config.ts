/**
 * Tailwind's utilities by what they set, with the names of styles/tokens.css. tailwind-merge brings such a table
 * of its own, four times the size; class-names.test.ts compares the two over every class the site uses.
 */
const any = () => true
const isIcon = (name: string) => name.startsWith("i-")
const isNumber = (value: string) => /^\d+(\.\d+)?$/.test(value)
const isArbitraryNumber = (value: string) => /^\[\d+\]$/.test(value)
const LENGTH =
  /^[[(](?!color:|#|rgb|hsl|okl|lab|lch|hwb|color-mix|var)(length:|.*\d(%|[a-z]{2,})|(calc|min|max|clamp)\()/
const isLength = (value: string) => LENGTH.test(value)
const isImage = (value: string) => /^[[(](image:|url\(|.*-gradient\()/.test(value)
const isBox = (value: string) => /^[[(](length:|size:|position:|percentage:)/.test(value)
const isShadow = (value: string) => /^\[(shadow:|(inset_)?-?\d)/.test(value)

const named = (...names: string[]) => Object.fromEntries(names.map(name => [name, [{ [name]: [any] }]]))
const SIDES = ["x", "y", "s", "e", "t", "r", "b", "l"]
const sized = (name: string) => named(name, ...SIDES.map(side => name + side))
const STYLES = ["solid", "dashed", "dotted", "double", "none", "hidden"]
const SIZES = [
  "2xs",
  "xs",
  "sm",
  "md",
  "lg",
  "xl",
  "2xl",
  "3xl",
  "4xl",
  "5xl",
  "6xl",
  "7xl",
  "8xl",
  "9xl",
  "base",
]
const TEXTS = ["hero", "1", "2", "3", "lead", "body", "small", "mono"]
const WEIGHTS = "thin extralight light normal medium semibold bold extrabold black".split(" ")
const PLACES =
  "normal start end center between around evenly stretch baseline start-safe center-safe end-safe".split(" ")
const CORNERS = ["s", "e", "t", "r", "b", "l", "ss", "se", "ee", "es", "tl", "tr", "br", "bl"]

const corners = Object.fromEntries(
  CORNERS.map(corner => [`rounded-${corner}`, [{ [`rounded-${corner}`]: [any] }]]),
)
const lines = Object.fromEntries(
  ["", ...SIDES.map(side => `-${side}`)].flatMap(side => [
    [`border-w${side}`, [{ [`border${side}`]: ["", isNumber, isLength] }]],
    ...(side ? [[`border-color${side}`, [{ [`border${side}`]: [any] }]]] : []),
  ]),
)

export const classGroups = {
  icon: [isIcon],
  display: [
    ..."block inline-block inline flex inline-flex table inline-table flow-root grid inline-grid contents".split(
      " ",
    ),
    ..."list-item hidden table-caption table-cell table-row table-row-group table-header-group".split(" "),
  ],
  sr: ["sr-only", "not-sr-only"],
  position: ["static", "fixed", "absolute", "relative", "sticky"],
  visibility: ["visible", "invisible", "collapse"],
  isolation: ["isolate", "isolation-auto"],
  "font-style": ["italic", "not-italic"],
  decoration: ["underline", "overline", "line-through", "no-underline"],
  "text-case": ["uppercase", "lowercase", "capitalize", "normal-case"],
  "text-overflow": ["truncate", { text: ["ellipsis", "clip"] }],
  "text-align": [{ text: ["left", "center", "right", "justify", "start", "end"] }],
  "text-wrap": [{ text: ["wrap", "nowrap", "balance", "pretty"] }],
  "font-size": [{ text: [...SIZES, ...TEXTS, isLength] }],
  "text-color": [{ text: [any] }],
  "font-weight": [{ font: [...WEIGHTS, isNumber, isArbitraryNumber] }],
  "font-family": [{ font: [any] }],
  "font-stretch": [{ wdth: [isNumber] }, { "font-stretch": [any] }],
  numbers: ["tabular-nums", "proportional-nums"],
  "flex-direction": [{ flex: ["row", "row-reverse", "col", "col-reverse"] }],
  "flex-wrap": [{ flex: ["wrap", "wrap-reverse", "nowrap"] }],
  flex: [{ flex: [any] }],
  "col-start-end": [{ col: ["auto", { span: [any] }] }],
  "row-start-end": [{ row: ["auto", { span: [any] }] }],
  "justify-content": [{ justify: PLACES }],
  "align-content": [{ content: PLACES }],
  content: [{ content: [any] }],
  "bg-image": [{ bg: ["none", isImage, { linear: [any], radial: [any], conic: [any] }] }],
  "bg-position": [{ bg: ["top", "bottom", "left", "right", "center", { position: [any] }] }],
  "bg-size": [{ bg: ["auto", "cover", "contain", { size: [any] }, isBox] }],
  "bg-repeat": [{ bg: ["no-repeat", { repeat: ["", any] }] }],
  "bg-attachment": [{ bg: ["fixed", "local", "scroll"] }],
  "bg-clip": [{ "bg-clip": [any] }],
  "bg-color": [{ bg: [any] }],
  rounded: [{ rounded: [any] }, "rounded"],
  ...corners,
  "border-collapse": [{ border: ["collapse", "separate"] }],
  "border-style": [{ border: STYLES }],
  ...lines,
  "border-color": [{ border: [any] }],
  "divide-x": [{ "divide-x": ["", isNumber, isLength] }],
  "divide-y": [{ "divide-y": ["", isNumber, isLength] }],
  "divide-color": [{ divide: [any] }],
  "outline-style": [{ outline: STYLES }],
  "outline-w": [{ outline: ["", isNumber, isLength] }],
  "outline-offset": [{ "outline-offset": [any] }],
  "outline-color": [{ outline: [any] }],
  "ring-inset": ["ring-inset"],
  "ring-w": [{ ring: ["", isNumber, isLength] }],
  "ring-color": [{ ring: [any] }],
  shadow: [{ shadow: ["", "none", ...SIZES, isShadow] }],
  "shadow-color": [{ shadow: [any] }],
  "stroke-w": [{ stroke: [isNumber, isLength] }],
  stroke: [{ stroke: ["none", any] }],
  "decoration-thickness": [{ decoration: ["auto", "from-font", isNumber, isLength] }],
  "decoration-style": [{ decoration: ["solid", "double", "dotted", "dashed", "wavy"] }],
  "decoration-color": [{ decoration: [any] }],
  "object-fit": [{ object: ["contain", "cover", "fill", "none", "scale-down"] }],
  "object-position": [{ object: [any] }],
  "list-position": [{ list: ["inside", "outside"] }],
  list: [{ list: [any] }],
  grow: [{ grow: ["", any] }],
  shrink: [{ shrink: ["", any] }],
  transition: ["transition", { transition: [any] }],
  "bg-blend": [{ "bg-blend": [any] }],
  resize: [{ resize: ["", any] }],
  blur: [{ blur: ["", any] }],
  "backdrop-blur": [{ "backdrop-blur": ["", any] }],
  ...sized("p"),
  ...sized("m"),
  ...named("inset", "inset-x", "inset-y", "start", "end", "top", "right", "bottom", "left", "z", "order"),
  ...named(
    "w",
    "h",
    "size",
    "min-w",
    "max-w",
    "min-h",
    "max-h",
    "basis",
    "aspect",
    "columns",
    "float",
    "clear",
  ),
  ...named("gap", "gap-x", "gap-y", "space-x", "space-y", "grid-cols", "grid-rows", "grid-flow", "auto-cols"),
  ...named("auto-rows", "col-start", "col-end", "row-start", "row-end", "items", "self", "justify-items"),
  ...named(
    "justify-self",
    "place-content",
    "place-items",
    "place-self",
    "overflow",
    "overflow-x",
    "overflow-y",
  ),
  ...named("leading", "tracking", "indent", "align", "whitespace", "break", "wrap", "hyphens", "line-clamp"),
  ...named(
    "underline-offset",
    "opacity",
    "mix-blend",
    "fill",
    "accent",
    "caret",
    "duration",
    "delay",
    "ease",
  ),
  ...named(
    "animate",
    "translate",
    "translate-x",
    "translate-y",
    "scale",
    "scale-x",
    "scale-y",
    "rotate",
    "origin",
  ),
  ...named(
    "cursor",
    "select",
    "pointer-events",
    "appearance",
    "touch",
    "will-change",
    "field-sizing",
    "snap",
  ),
  ...named(
    "overscroll",
    "overscroll-x",
    "overscroll-y",
    "scroll",
    "scroll-m",
    "scroll-mt",
    "scroll-p",
    "scroll-pt",
  ),
  ...named("break-inside", "break-before", "break-after", "box", "table", "scheme"),
  ...named(
    "drop-shadow",
    "brightness",
    "contrast",
    "grayscale",
    "saturate",
    "forced-color-adjust",
    "list-image",
  ),
}

const sided = (name: string, dash = "-") => ({
  [name]: SIDES.map(side => name + dash + side),
  [`${name}${dash}x`]: ["s", "e", "r", "l"].map(side => name + dash + side),
  [`${name}${dash}y`]: ["t", "b"].map(side => name + dash + side),
})

/** What else a class of a group undoes. */
export const conflictingClassGroups = {
  ...sided("p", ""),
  ...sided("m", ""),
  ...sided("border-w"),
  ...sided("border-color"),
  inset: ["inset-x", "inset-y", "start", "end", "top", "right", "bottom", "left"],
  "inset-x": ["start", "end", "right", "left"],
  "inset-y": ["top", "bottom"],
  size: ["w", "h"],
  gap: ["gap-x", "gap-y"],
  overflow: ["overflow-x", "overflow-y"],
  overscroll: ["overscroll-x", "overscroll-y"],
  flex: ["basis", "grow", "shrink"],
  "font-size": ["leading"],
  "line-clamp": ["display", "overflow"],
  translate: ["translate-x", "translate-y"],
  rounded: CORNERS.map(corner => `rounded-${corner}`),
  "rounded-s": ["rounded-ss", "rounded-es"],
  "rounded-e": ["rounded-se", "rounded-ee"],
  "rounded-t": ["rounded-tl", "rounded-tr"],
  "rounded-r": ["rounded-tr", "rounded-br"],
  "rounded-b": ["rounded-br", "rounded-bl"],
  "rounded-l": ["rounded-tl", "rounded-bl"],
}
