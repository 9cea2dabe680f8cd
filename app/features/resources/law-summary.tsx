import { formatLongDate } from "#app/lib/format/dates.ts"
import { stateSlug } from "#app/lib/format/states.ts"
import { SourceReference } from "#app/ui/data/source-reference.tsx"
import { guidePath } from "./guides.ts"
import type { StateLaw } from "./queries.ts"

const NOT_CONFIRMED = "We could not confirm this for your state yet."

/** One state: what its laws cover and leave out, what we could not confirm, and where we read it. */
export function LawSummary({ law }: { law: StateLaw }) {
  return (
    <article className="wrap mt-[clamp(28px,4vw,56px)]" aria-labelledby="law-state">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h3
          id="law-state"
          className="display wrap-anywhere text-[clamp(2.8rem,8.4vw,8rem)] uppercase leading-[0.82] wdth-58"
        >
          {law.state}
        </h3>
        <p className="pb-2 font-mono text-mono">Written {formatLongDate(law.reviewed_on)}</p>
      </header>
      <dl className="mt-5 border-ink border-t-4">
        <Answer question="If you call for help" law={law.call_law} text={law.call_covers} />
        <Answer question="What it leaves out" text={law.call_leaves_out} />
        <Answer question="If you give naloxone" law={law.naloxone_law} text={law.naloxone} />
        <Answer question="Test strips" text={law.test_strips} />
        {law.unconfirmed && <Answer question="What we don’t know" text={law.unconfirmed} />}
      </dl>
      <p className="mt-4">
        <a
          href={guidePath(stateSlug(law.state))}
          className="inline-flex min-h-11 items-center font-bold underline"
        >
          Print this as one page (PDF)
        </a>
      </p>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold underline">
          What we read ({law.sources.length})
        </summary>
        <ul className="grid max-w-[78ch] gap-2 pt-2 text-small">
          {law.sources.map(source => (
            <li key={source.url} className="wrap-anywhere">
              <SourceReference source={source} />
            </li>
          ))}
        </ul>
      </details>
    </article>
  )
}

interface AnswerProps {
  question: string
  law?: string | null
  text: string | null
}

function Answer({ question, law, text }: AnswerProps) {
  return (
    <div className="grid gap-x-[clamp(24px,5vw,88px)] gap-y-1.5 border-ink/30 border-b-[1.5px] py-4.5 column:grid-cols-[4fr_8fr]">
      <dt className="font-[850] text-[1.375rem] leading-tight wdth-96">{question}</dt>
      <dd className="max-w-[62ch] text-[1.125rem] leading-[1.5]">
        {text ?? NOT_CONFIRMED}
        {law && <span className="mt-1.5 block font-mono text-mono">{law}</span>}
      </dd>
    </div>
  )
}
