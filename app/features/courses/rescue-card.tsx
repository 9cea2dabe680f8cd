import { href } from "react-router"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { Course } from "./queries.ts"

/** What to do on one screen or one printed page, in the largest type that fits. */
export function RescueCard({ course: { slug, title, rescue_steps } }: { course: Course }) {
  return (
    <div className="w-full max-w-310 text-left print:w-[176mm]">
      <h1 className="wdth-74 text-[clamp(2rem,6vw,4.6rem)] uppercase leading-[0.9]">They won’t wake up</h1>
      <ol className="mt-[clamp(12px,2vh,24px)] grid gap-x-8 border-ink border-t-4 column:grid-cols-2 print:grid-cols-1">
        {rescue_steps.map((step, i) => (
          <li
            key={step.title}
            className="grid grid-cols-[1.3em_1fr] items-baseline gap-x-3 border-gray-300 border-b-[1.5px] py-[clamp(6px,1.2vh,14px)] text-[clamp(1.5rem,4.4vw,3.1rem)] print:text-[26pt]"
          >
            <span aria-hidden="true" className="display wdth-84 text-siren-700 leading-none">
              {i + 1}
            </span>
            <div>
              <h2 className="display wdth-84 leading-none">
                {step.title === "Call 911" ? (
                  <a href="tel:911" className="underline">
                    {step.title}
                  </a>
                ) : (
                  step.title
                )}
              </h2>
              <p className="mt-1 text-[clamp(1.125rem,2.2vw,1.7rem)] leading-snug print:text-[14pt]">
                {step.text}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <PushButton href="tel:911" variant="siren" icon="ph:phone-fill">
          Call 911
        </PushButton>
        <PrintKey />
        <Link to={href("/courses/:id", { id: slug })} className="inline-flex min-h-11 items-center underline">
          Back to “{title}”
        </Link>
      </div>
      <p className="mt-3 text-small">From the course “{title}”. First aid, not medical advice.</p>
    </div>
  )
}

function PrintKey() {
  return (
    <PushButton variant="white" icon="ph:printer-bold" onClick={() => window.print()}>
      Print
    </PushButton>
  )
}
