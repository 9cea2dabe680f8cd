/** Marks every page of a practice site: a colored frame that stays in view, and a sentence at the top. */
export function PracticeFrame() {
  return (
    <>
      <div aria-hidden className="pointer-events-none fixed inset-0 z-50 border-6 border-air-700" />
      <aside
        aria-label="Practice site"
        className="on-dark bg-air-700 px-4 pt-2.5 pb-2 text-center text-white leading-snug"
      >
        <b>Practice.</b> Nothing here is real: the people are invented, no email leaves, and no card is
        charged.{" "}
        <a href="/practice" className="whitespace-nowrap text-white underline">
          Change role
        </a>
      </aside>
    </>
  )
}
