import { paletteOf, type SiteColors, tokenColor } from "#app/lib/theming/site-colors.ts"

const INK = tokenColor("ink")
const PAPER = tokenColor("gray-50")

/** A small page in these colors. Its colors are attributes, which the Content-Security-Policy allows. */
export function ColorPreview({ colors }: { colors: SiteColors }) {
  const palette = paletteOf(colors)
  const button = { rx: 14, height: 46, stroke: INK, strokeWidth: 2.5 }
  return (
    <figure className="grid gap-2">
      <svg
        viewBox="0 0 560 360"
        role="img"
        aria-label="A small page in these colors"
        className="h-auto w-full rounded-panel"
      >
        <rect width="560" height="360" fill={PAPER} />
        <rect width="560" height="160" fill={palette["green-400"]} />
        <text x="32" y="64" fill={INK} className="display wdth-74 text-[40px]">
          Anyone can help
        </text>
        <rect x="32" y="96" width="150" {...button} fill={palette["green-600"]} />
        <rect x="32" y="90" width="150" {...button} fill={palette["green-400"]} />
        <text x="107" y="119" textAnchor="middle" fill={INK} className="font-bold text-[17px]">
          Get started
        </text>
        <rect x="400" y="36" width="128" {...button} fill={palette["marigold-600"]} />
        <rect x="400" y="30" width="128" {...button} fill={palette["marigold-400"]} />
        <text x="464" y="59" textAnchor="middle" fill={INK} className="font-bold text-[17px]">
          Donate
        </text>
        <text x="32" y="204" fill={palette["green-700"]} className="font-bold text-[17px] underline">
          A link on a light page
        </text>
        <rect x="32" y="228" width="236" height="100" rx="16" fill={palette["green-200"]} />
        <text x="52" y="284" fill={palette["green-700"]} className="font-bold text-[17px]">
          Text on a tinted area
        </text>
        <rect x="292" y="184" width="268" height="176" fill={palette["green-900"]} />
        <text x="316" y="246" fill={palette["green-400"]} className="display wdth-74 text-[30px]">
          On a dark area
        </text>
        <text x="316" y="284" fill="#ffffff" className="text-[17px]">
          with white text
        </text>
      </svg>
      <figcaption className="text-gray-600 text-small">
        What the colors do. All other tints follow from them.
      </figcaption>
    </figure>
  )
}
