import { formatLongDate } from "#app/lib/format/dates.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { LANGUAGES } from "./filters.ts"
import type { Helpline } from "./queries.ts"

interface Props {
  /** For the whole country, and of the visitor's state. */
  lines: readonly Helpline[]
  /** Of other states. */
  elsewhere: readonly Helpline[]
  /** Whether nothing else is in the language. */
  isAlone: boolean
}

/** Phone numbers as large as the page allows: the number is the link. */
export function PhoneLines({ lines, elsewhere, isAlone }: Props) {
  return (
    <section id="lines" aria-labelledby="lines-heading" className="wrap py-section">
      <h2 id="lines-heading" className="text-2 wdth-82">
        A real person, right now
      </h2>
      <ul className="mt-6 border-ink border-t-4">
        {lines.map(line => (
          <li
            key={line.id}
            className="grid items-center gap-x-[clamp(24px,5vw,88px)] gap-y-2 border-gray-300 border-b-[1.5px] py-5 column:grid-cols-[7fr_5fr]"
          >
            <PhoneNumber line={line} />
            <LineFacts line={line} />
          </li>
        ))}
      </ul>
      {elsewhere.length > 0 && (
        <StateLines
          title={lines.some(({ state }) => state) ? "Lines in other states" : "Lines in some states"}
          lines={elsewhere}
        />
      )}
      {isAlone && <p className="mt-5 text-lead">Our guides and law summaries are only in English so far.</p>}
    </section>
  )
}

function StateLines({ title, lines }: { title: string; lines: readonly Helpline[] }) {
  return (
    <div className="mt-8 grid gap-4">
      <h3 className="font-[850] text-[1.375rem] leading-tight wdth-96">{title}</h3>
      <ul className="grid gap-x-10 gap-y-4 phone:grid-cols-2">
        {lines.map(line => (
          <li key={line.id} className="grid content-start gap-0.5">
            <b>{line.state}</b>
            <span>
              {line.name}, {line.hours}
            </span>
            <a
              href={`tel:${line.phone}`}
              className="justify-self-start py-1 font-bold tabular-nums underline"
            >
              {line.number_shown}
            </a>
            <Checked line={line} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function PhoneNumber({ line: { name, phone, number_shown } }: { line: Helpline }) {
  const isShort = number_shown.length <= 4
  return (
    <a href={`tel:${phone}`} className="group no-underline">
      <span className="sr-only">Call {name}: </span>
      <span
        className={`display block tabular-nums leading-[0.86] transition-[font-stretch] duration-350 ease-breath group-hover:wdth-74 ${isShort ? "text-[clamp(4.5rem,12vw,10.5rem)] wdth-62" : "text-[clamp(2.6rem,6.4vw,5.6rem)] wdth-58"}`}
      >
        {number_shown}
      </span>
    </a>
  )
}

function LineFacts({ line }: { line: Helpline }) {
  const { name, phone, description, hours, takes_texts, languages } = line
  return (
    <div className="grid gap-1.5">
      <h3 className="font-[850] text-[1.375rem] leading-tight wdth-96">{name}</h3>
      <p className="max-w-[44ch]">{description}</p>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1 font-mono text-mono">
        <span>{hours}</span>
        <span>{languages.map(language => LANGUAGES[language]).join(", ")}</span>
        {takes_texts && (
          <a href={`sms:${phone}`} className="inline-flex min-h-8 items-center gap-2 font-bold underline">
            <Icon name="ph:chat-circle-text-fill" />
            Text {phone}
          </a>
        )}
      </p>
      <Checked line={line} />
    </div>
  )
}

/** When someone last called a line, or what to do while nobody has called the line of a state. */
function Checked({ line: { checked_on, state } }: { line: Helpline }) {
  if (checked_on) return <p className="text-gray-600 text-small">Checked on {formatLongDate(checked_on)}</p>
  if (!state) return null
  return (
    <p className="max-w-[44ch] text-gray-600 text-small">
      We haven’t called this line ourselves yet. If no one answers, call{" "}
      <a href="tel:+18006624357" className="whitespace-nowrap underline">
        1-800-662-4357
      </a>
      .
    </p>
  )
}
