import { useEffect, useRef } from "react"
import { whenIdle } from "#app/lib/rendering/when-idle.ts"
import { cn } from "#app/lib/theming/cn.ts"
import { drawnWidths } from "./drawn-widths.ts"
import {
  cachedPerLine,
  fitted,
  fittingWidth,
  isCondensed,
  letterBoxes,
  measureFor,
  swellingWidths,
} from "./fitted-line.ts"

interface FittedHeadlineProps {
  as?: "h1" | "h2" | "p" | "span"
  /** Up to three lines of 4 to 13 characters each. Screen readers get them joined by a space. */
  lines: readonly string[]
  /** The line width in em: the smaller, the larger the type. Longer lines get more. */
  measure?: { phone: number; wide: number }
  /** The letters of the last line are widest in the middle. */
  swells?: boolean
  /** Hidden from screen readers, because the text is repeated elsewhere. */
  isDecorative?: boolean
  className?: string
}

// In capitals only these have descenders, which must not look like accents of the line below.
const DESCENDS = /[,;q]/i

const DEFAULT_MEASURE = { phone: 4, wide: 7.5 }

/**
 * Lines of one font size whose letter width is varied until each fills the box. The server computes the fit; the
 * browser corrects it for kerning when the font has loaded.
 */
export function FittedHeadline(props: FittedHeadlineProps) {
  const { as: Tag = "h2", lines, measure = DEFAULT_MEASURE, swells, isDecorative, className } = props
  const box = useRef<HTMLHeadingElement>(null)
  const phone = measureFor(lines, measure.phone)
  const wide = measureFor(lines, measure.wide)
  useFitting(box, { phone, wide })
  if (!phone || !wide)
    return (
      <Tag
        aria-hidden={isDecorative}
        className={cn("display text-1 uppercase leading-[0.86] wdth-74", className)}
      >
        {lines.join(" ")}
      </Tag>
    )
  return (
    <Tag ref={box} aria-hidden={isDecorative} className={cn("fit-box display uppercase", className)}>
      <span className={`fit-lines font-headline measure-${phone * 10} column:measure-${wide * 10}`}>
        {lines.map((line, i) => {
          const isLast = i === lines.length - 1
          return swells && isLast ? (
            <SwellingLine key={line} word={line} phone={phone} wide={wide} />
          ) : (
            <span
              key={line}
              data-fit
              className={`${lineOnPhone(line, phone)} ${lineOnWide(line, wide)}${!isLast && DESCENDS.test(line) ? " pb-[0.32em]" : ""}`}
            >
              {line}
              {isLast ? "" : " "}
            </span>
          )
        })}
      </span>
    </Tag>
  )
}

function SwellingLine({ word, phone, wide }: { word: string; phone: number; wide: number }) {
  const onPhone = lettersOnPhone(word, phone)
  const onWide = lettersOnWide(word, wide)
  // Screen readers would spell out single letters.
  return (
    <>
      <span className="sr-only">{word}</span>
      <span aria-hidden="true" className="-ml-[0.026em] tracking-fit">
        {[...word].map((letter, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: letters are identified by their position
          <span key={i} className={`inline-block ${onPhone[i]} ${onWide[i]}`}>
            {letter}
          </span>
        ))}
      </span>
    </>
  )
}

const lettersOnPhone = cachedPerLine((word, measure) => letterClasses(word, measure, ""))
const lettersOnWide = cachedPerLine((word, measure) => letterClasses(word, measure, "column:"))

function letterClasses(word: string, measure: number, screen: "" | "column:") {
  const widths = swellingWidths(word, measure)
  return letterBoxes(word, widths).map((box, i) => `${screen}wdth-${widths[i]} ${screen}letter-box-${box}`)
}

const lineOnPhone = cachedPerLine((line, measure) => lineClass(line, measure, ""))
const lineOnWide = cachedPerLine((line, measure) => lineClass(line, measure, "column:"))

function lineClass(line: string, measure: number, screen: "" | "column:") {
  const width = fittingWidth(line, measure)
  return `${screen}fit-${width} ${screen}${isCondensed(width) ? "tracking-normal" : "tracking-fit"}`
}

function useFitting(
  box: React.RefObject<HTMLElement | null>,
  measures: { phone: number | null; wide: number | null },
) {
  const { phone, wide } = measures
  useEffect(() => {
    const element = box.current
    if (!element || !phone || !wide) return
    const isWide = matchMedia(COLUMN)
    const refit = () => fitLines(element, isWide.matches ? wide : phone)
    let isUnmounted = false
    document.fonts.ready.then(() => {
      if (isUnmounted) return
      whenIdle(refit)
      isWide.addEventListener("change", refit)
    })
    return () => {
      isUnmounted = true
      isWide.removeEventListener("change", refit)
    }
  }, [box, phone, wide])
}

// --breakpoint-column in styles/tokens.css
const COLUMN = "(width >= 860px)"

function fitLines(box: HTMLElement, measure: number) {
  for (const { style, textContent } of box.querySelectorAll<HTMLElement>("[data-fit]")) {
    const line = textContent.trim().toUpperCase()
    const widths = drawnWidths(line)
    if (!widths) continue
    const { width, tracking, outdent } = fitted(measure, ...widths, [...line].length)
    Object.assign(style, {
      fontStretch: `${width}%`,
      letterSpacing: `${tracking}em`,
      marginLeft: `${-outdent}em`,
    })
  }
}
