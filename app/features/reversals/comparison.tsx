import type { ReactNode } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { Lookalike, ReversalReport } from "./queries.ts"
import { QUESTION_NAMES, QUESTIONS } from "./questions.ts"
import { answerText } from "./staff-labels.ts"

/** Reports that may be about the same event, each beside this one, and what staff decided about them. */
export function Comparison({ report }: { report: ReversalReport }) {
  const { alike, repeat_of, is_distinct, status } = report
  if (repeat_of)
    return (
      <Decided label="It’s not a repeat">
        This is the same event as{" "}
        <Link to={`/staff/reversals/${repeat_of}`} className="underline">
          another report
        </Link>
        , so it isn’t counted.
        {status === "counted" && " It leaves the public number with the next group of reports."}
      </Decided>
    )
  if (alike.length === 0)
    return is_distinct ? (
      <Decided label="Compare again">
        Compared with reports that looked the same. It’s an event of its own.
      </Decided>
    ) : null
  return (
    <section aria-labelledby="comparison" className="grid gap-5 border-ink border-l-4 pl-4">
      <h3 id="comparison" className="font-bold">
        {alike.length === 1 ? "This may be a repeat" : "These may be repeats"}
      </h3>
      <p>
        {alike.length === 1 ? "Another report has" : `${alike.length} other reports have`} the same place,
        time, doses and outcome. Compare the rest. The same event counts once.
      </p>
      {alike.map((other, index) => (
        <Pair key={other.id} {...{ report, other }} name={`Report ${index + 2}`} />
      ))}
      <Form intent="different" result={{}}>
        {alike.map(({ id }) => (
          <input key={id} type="hidden" name="other" value={id} />
        ))}
        <SubmitButton size="sm" variant="white" className="justify-self-start">
          {alike.length === 1 ? "Different events" : "All are different events"}
        </SubmitButton>
      </Form>
    </section>
  )
}

function Decided({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-3 border-ink border-l-4 pl-4">
      <p>{children}</p>
      <Form intent="again" result={{}}>
        <SubmitButton size="sm" variant="white">
          {label}
        </SubmitButton>
      </Form>
    </div>
  )
}

function Pair({ report, other, name }: { report: ReversalReport; other: Lookalike; name: string }) {
  const lines = [
    ...QUESTION_NAMES.map(
      key => [QUESTIONS[key].title, answerText(key, report[key]), answerText(key, other[key])] as const,
    ),
    ["Learned from us", trainedText(report), trainedText(other)] as const,
    ["In their own words", report.story, other.story] as const,
  ].filter(([, own, others]) => own !== null || others !== null)
  return (
    <div className="grid gap-3">
      <table className="w-full table-fixed border-collapse text-left">
        <caption className="sr-only">This report beside {name}</caption>
        <thead>
          <tr className="border-ink border-b-2">
            <th scope="col" className="py-1.5 pr-3">
              This report
            </th>
            <th scope="col" className="py-1.5">
              <Link to={`/staff/reversals/${other.id}`} className="underline">
                {name}
              </Link>
            </th>
          </tr>
        </thead>
        {lines.map(([title, own, others]) => (
          <tbody
            key={title}
            className={cn(
              "border-gray-300 border-b-[1.5px]",
              own !== null && others !== null && own !== others && "bg-marigold-100",
            )}
          >
            <tr>
              <th scope="rowgroup" colSpan={2} className="pt-1.5 font-normal text-gray-600 text-small">
                {title}
                {own !== null && others !== null && own !== others && ": different answers"}
              </th>
            </tr>
            <tr className="align-top">
              <td className="wrap-anywhere whitespace-pre-line pr-3 pb-1.5">{own ?? "No answer"}</td>
              <td className="wrap-anywhere whitespace-pre-line pb-1.5">{others ?? "No answer"}</td>
            </tr>
          </tbody>
        ))}
      </table>
      {lines.length === 0 && <p>Neither has answered an optional question.</p>}
      <Form intent="same" result={{}}>
        <input type="hidden" name="other" value={other.id} />
        <SubmitButton size="sm" className="justify-self-start" aria-label={`${name} is the same event`}>
          Same event
        </SubmitButton>
      </Form>
    </div>
  )
}

function trainedText({ is_trained }: Lookalike) {
  return is_trained === null ? null : is_trained ? "Yes" : "No"
}
