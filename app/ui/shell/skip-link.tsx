export const MAIN_ID = "main"

/** The first tab stop of every page, visible only when focused. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="absolute -left-[999px] z-50 rounded-button bg-white p-3 font-bold text-ink [--focus:var(--color-air-700)] focus:top-3 focus:left-3 print:hidden"
    >
      Skip to content
    </a>
  )
}
