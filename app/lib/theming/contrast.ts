const HEX = /^#[0-9a-f]{6}$/

export function isHexColor(text: string) {
  return HEX.test(text)
}

/** The relative luminance of a color like `#35e583`, as the Web Content Accessibility Guidelines 2.2 define it. */
export function luminance(color: string) {
  const [red, green, blue] = channels(color).map(channel => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** From 1, no contrast, to 21. The database decides which contrast is enough (private.color_pairs). */
export function contrast(one: string, other: string) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

/** The color mixed with as little white as makes it this light; itself if it is. */
export function lightened(color: string, least: number) {
  return mixedUntil(color, "#ffffff", mixed => luminance(mixed) >= least)
}

/** The color mixed with as little black as makes it this dark; itself if it is. */
export function darkened(color: string, most: number) {
  return mixedUntil(color, "#000000", mixed => luminance(mixed) <= most)
}

function mixedUntil(color: string, into: string, isEnough: (mixed: string) => boolean) {
  for (let percent = 0; percent < 100; percent++) {
    const mixed = mix(color, into, percent)
    if (isEnough(mixed)) return mixed
  }
  return into
}

function mix(color: string, into: string, percent: number) {
  const target = channels(into)
  const mixed = channels(color).map((channel, index) =>
    Math.round((channel * (100 - percent) + target[index]! * percent) / 100),
  )
  return `#${mixed.map(channel => channel.toString(16).padStart(2, "0")).join("")}`
}

function channels(color: string) {
  return [1, 3, 5].map(start => Number.parseInt(color.slice(start, start + 2), 16))
}
