import { whenIdle } from "#app/lib/rendering/when-idle.ts"
import { drawnWidths } from "#app/ui/brand/drawn-widths.ts"
import { fitted } from "#app/ui/brand/fitted-line.ts"

// --breakpoint-column in styles/tokens.css
const COLUMN = "(width >= 860px)"
// The measures of a headline in tenths of an em, for phones and for wider screens (ui/brand/fitted-headline.tsx).
const MEASURES = / measure-(\d+) column:measure-(\d+)/

/** Corrects the server's fit of the headlines for kerning when the font is there, as hydration does on other pages. */
export function fitHeadlines() {
  const isWide = matchMedia(COLUMN)
  function fit() {
    for (const box of document.querySelectorAll<HTMLElement>(".fit-lines")) {
      const [, phone, wide] = MEASURES.exec(box.className) ?? []
      for (const line of box.querySelectorAll<HTMLElement>("[data-fit]"))
        fitLine(line, Number(isWide.matches ? wide : phone) / 10)
    }
  }
  void document.fonts.ready.then(() => {
    whenIdle(fit)
    isWide.addEventListener("change", fit)
  })
}

function fitLine({ style, textContent }: HTMLElement, measure: number) {
  const line = textContent.trim().toUpperCase()
  const widths = drawnWidths(line)
  if (!widths) return
  const { width, tracking, outdent } = fitted(measure, ...widths, [...line].length)
  style.fontStretch = `${width}%`
  style.letterSpacing = `${tracking}em`
  style.marginLeft = `${-outdent}em`
}
