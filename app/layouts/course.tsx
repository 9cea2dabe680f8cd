import { useState } from "react"
import { Outlet, useMatches } from "react-router"
import type { TestProgress } from "#app/features/quiz/views.ts"
import { Mark } from "#app/ui/brand/logo.tsx"
import { BreathProgress } from "#app/ui/data/progress.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { EmergencyStrip } from "#app/ui/shell/emergency-strip.tsx"
import { FOOTER_LINK, ShortFooter } from "#app/ui/shell/short-footer.tsx"
import { MAIN_ID, SkipLink } from "#app/ui/shell/skip-link.tsx"

/** The data of the course bar, which a page returns as `bar` of its loader data. */
interface CourseBar {
  course: string
  /** "Lesson 3 of 4" */
  position: string
  done: number
  lessons: number
  /** The unit of the steps; defaults to lessons. */
  unit?: string
  /** Where "Save and exit" leads. */
  exit: string
}

/** A sticky bar with the progress; the page renders the lesson and its list. */
export default function CourseLayout() {
  const found = useMatches().findLast(({ loaderData }) => (loaderData as Partial<WithBar> | undefined)?.bar)
  const loaded = (found?.loaderData as WithBar | undefined)?.bar
  // Without a network a test knows better than its loader data.
  const [onDevice, setOnDevice] = useState<TestProgress | null>(null)
  const bar = loaded && { ...loaded, ...onDevice }
  const exit = bar?.exit ?? "/"
  const nextPerson = `/courses/next-person?next=${exit}`
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <EmergencyStrip tone="light" />
      <header className="on-dark sticky top-0 z-9 border-white/15 border-t bg-ink text-white print:hidden">
        <div className="wrap grid min-h-21 grid-cols-[auto_1fr_auto] items-center gap-x-3.5 gap-y-2 py-3 nav:grid-cols-[auto_auto_minmax(0,1fr)_auto] nav:gap-x-[clamp(14px,2.2vw,36px)] nav:py-0">
          <Link to="/" aria-label="Home" className="text-green-400">
            <Mark className="max-phone:w-8.5" />
          </Link>
          <p className="grid leading-tight">
            <b className="display wdth-84 text-xl leading-tight max-phone:text-body">{bar?.course}</b>
            <span className="text-gray-300 text-small">{bar?.position}</span>
          </p>
          {bar && (
            <BreathProgress
              done={bar.done}
              steps={bar.lessons}
              unit={bar.unit ?? "lessons"}
              onDark
              className="max-h-11 nav:max-w-155 nav:justify-self-center max-nav:col-span-full max-nav:row-start-2"
            />
          )}
          <p className="col-start-3 flex gap-6 justify-self-end font-[650] nav:col-start-4">
            <Link to={nextPerson} className={`${LINK} max-nav:hidden`}>
              Next person
            </Link>
            <Link to={exit} className={`${LINK} max-phone:max-w-[5em] max-phone:text-small`}>
              Save and exit
            </Link>
          </p>
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="flex-1 outline-none">
        <Outlet context={setOnDevice} />
      </main>
      <ShortFooter>
        <li className="nav:hidden">
          <Link to={nextPerson} className={FOOTER_LINK}>
            Next person
          </Link>
        </li>
      </ShortFooter>
    </div>
  )
}

const LINK = "inline-flex min-h-11 items-center leading-tight underline"

interface WithBar {
  bar: CourseBar
}
