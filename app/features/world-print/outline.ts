const INK = "#041c13"
// Stripes, ears and the cream belly have no outline of their own, so they get a thin one.
const DETAILS = ["#e0700c", "#ff9d84", "#fff6e3"]

/** One of our drawings as a coloring page: ink stays, every other color becomes white. */
export function outlined(svg: string) {
  return svg.replace(/\b(fill|stroke)="(#[0-9a-f]{3,8})"/gi, (whole, attribute: string, color: string) => {
    if (color.toLowerCase() === INK) return whole
    if (attribute === "fill" && DETAILS.includes(color.toLowerCase()))
      return `fill="#ffffff" stroke="${INK}" stroke-width="2.4"`
    return `${attribute}="#ffffff"`
  })
}
