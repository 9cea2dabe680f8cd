export const MAIN_ID = "main"

/** The first stop of the keyboard on every page; seen only while it has the focus. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="absolute -left-[999px] z-50 rounded-key bg-white p-3 font-bold text-ink [--focus:var(--color-air-700)] focus:top-3 focus:left-3 print:hidden"
    >
      Skip to content
    </a>
  )
}
