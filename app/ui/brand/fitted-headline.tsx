import { useEffect, useRef } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import {
  cachedPerLine,
  fitted,
  fittingWidth,
  isCondensed,
  letterBoxes,
  measureFor,
  NARROWEST,
  swellingWidths,
  WIDEST,
} from "./fitted-line.ts"

interface FittedHeadlineProps {
  as?: "h1" | "h2" | "p"
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
  useFitting(box)
  const phone = measureFor(lines, measure.phone)
  const wide = measureFor(lines, measure.wide)
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

function useFitting(box: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => fitLines(element))
    let isUnmounted = false
    document.fonts.ready.then(() => isUnmounted || observer.observe(element))
    return () => {
      isUnmounted = true
      observer.disconnect()
    }
  }, [box])
}

function fitLines(box: HTMLElement) {
  const lines = [...box.querySelectorAll<HTMLElement>("[data-fit]")].filter(line => line.offsetWidth > 0)
  const widthsAt = (width: number) => {
    for (const { style } of lines) Object.assign(style, { fontStretch: `${width}%`, letterSpacing: "0" })
    return lines.map(line => line.getBoundingClientRect().width)
  }
  const narrow = widthsAt(NARROWEST)
  const middle = widthsAt((NARROWEST + WIDEST) / 2)
  const wide = widthsAt(WIDEST)
  lines.forEach(({ style, textContent, parentElement }, i) => {
    if (!growsEvenly(narrow[i]!, middle[i]!, wide[i]!)) {
      Object.assign(style, { fontStretch: "", letterSpacing: "" })
      return
    }
    const em = Number.parseFloat(getComputedStyle(parentElement!).fontSize)
    const letters = [...textContent.trim()].length
    const { width, tracking, outdent } = fitted(box.clientWidth / em, narrow[i]! / em, wide[i]! / em, letters)
    Object.assign(style, {
      fontStretch: `${width}%`,
      letterSpacing: `${tracking}em`,
      marginLeft: `${-outdent}em`,
    })
  })
}

/** Only the display font does; fallback fonts grow in steps. */
function growsEvenly(narrow: number, middle: number, wide: number) {
  return Math.abs(middle - (narrow + wide) / 2) < 0.02 * wide
}
