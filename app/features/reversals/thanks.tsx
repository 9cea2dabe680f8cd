import { useEffect } from "react"
import { href } from "react-router"
import type { DbEnum } from "#app/lib/supabase/types.ts"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { useFocusIfLost } from "#app/ui/shell/use-focus-if-lost.ts"
import { AfterCare } from "./after-care.tsx"
import { LeaveLink } from "./exit-controls.tsx"

/** A phone line that a state runs for its own people. */
interface StateLine {
  state: string
  name: string
  phone: string
  number_shown: string
  hours: string
}

export interface SentReport {
  outcome: DbEnum<"reversal_result">
  state: string | null
}

const LINES = [
  { number: "988", label: "988", text: "Call or text, any hour" },
  { number: "18006624357", label: "1-800-662-4357", text: "SAMHSA helpline. Free, private" },
]

/** The lines for the whole country, and those of the state that the report is from. */
function linesFor(state: string | null, ofStates: readonly StateLine[]) {
  const own = ofStates.filter(line => line.state === state)
  return [
    ...LINES,
    ...own.map(({ phone, number_shown, name, hours }) => ({
      number: phone,
      label: number_shown,
      text: `${name}. ${hours}`,
    })),
  ]
}

/** The report that the law of a state requires as well. */
interface StateDuty {
  state: string
  text: string
  label: string
  url: string
}

interface Props extends SentReport {
  stateLines: readonly StateLine[]
  duties: readonly StateDuty[]
}

/** After a report was sent. The draft on this device is no longer needed. */
export function Thanks({ outcome, state, stateLines, duties }: Props) {
  useEffect(() => {
    void import("./reversal-device.ts").then(({ dropDraft }) => dropDraft()).catch(() => undefined)
  }, [])
  const heading = useFocusIfLost<HTMLHeadingElement>()
  const isQuiet = outcome === "died"
  return (
    <section id="report" aria-labelledby="thanks" className={isQuiet ? "bg-gray-100" : "bg-green-300"}>
      <div className="wrap pt-6 phone:hidden">
        <LeaveLink size="sm" />
      </div>
      <div className="wrap grid max-w-[960px] gap-7 py-section">
        <h2 ref={heading} id="thanks" tabIndex={-1} className="sr-only">
          Thank you
        </h2>
        {isQuiet ? <QuietWords /> : <Words hasSurvived={outcome === "survived"} />}
        <ul className="grid gap-4 phone:grid-cols-2">
          {linesFor(state, stateLines).map(({ number, label, text }) => (
            <li key={number} className="border-ink border-t-4 pt-3">
              <a href={`tel:${number}`} className="display wdth-88 text-3 no-underline hover:underline">
                {label}
              </a>
              <span className="block">{text}</span>
            </li>
          ))}
        </ul>
        <AfterCare />
        <Duty duty={duties.find(duty => duty.state === state)} />
        <Refill isQuiet={isQuiet} />
      </div>
    </section>
  )
}

function Words({ hasSurvived }: { hasSurvived: boolean }) {
  return (
    <>
      <FittedHeadline as="p" lines={["Thank you"]} measure={{ phone: 5, wide: 6 }} isDecorative />
      <p className="max-w-[36em] text-lead">
        {hasSurvived && "Someone is breathing because you were there. "}Some people feel fine. Some shake for
        a week. However you feel about it today is fine.
      </p>
    </>
  )
}

function QuietWords() {
  return (
    <>
      <p className="display wdth-88 text-2 leading-tight">Thank you for telling us.</p>
      <p className="font-bold text-lead">We won’t ask you anything else.</p>
      <p className="max-w-[36em]">
        Grief has no schedule. If you want a person to listen, today or a year from now:
      </p>
    </>
  )
}

function Duty({ duty }: { duty: StateDuty | undefined }) {
  if (!duty) return null
  return (
    <p className="border-ink border-l-4 pl-4">
      {duty.text}{" "}
      <a href={duty.url} rel="noreferrer" className="underline">
        {duty.label}
      </a>
    </p>
  )
}

function Refill({ isQuiet }: { isQuiet: boolean }) {
  const to = href("/submit-reversal/refill")
  if (isQuiet)
    return (
      <p>
        If you ever want a new kit,{" "}
        <Link to={to} className="underline">
          there’s a separate form
        </Link>
        . It cannot be joined to this report.
      </p>
    )
  return (
    <div className="grid items-center gap-4 border-ink border-t-4 border-dotted pt-6 phone:grid-cols-[1fr_auto]">
      <p>
        <b>Used your last dose?</b> A refill is a separate form. It cannot be joined to this report.
      </p>
      <PushButton to={to} variant="white" iconAfter="ph:arrow-right-bold">
        Ask for a refill
      </PushButton>
    </div>
  )
}
