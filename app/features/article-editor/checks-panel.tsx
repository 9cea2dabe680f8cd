import { Icon } from "#app/ui/brand/icon.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { TextReport } from "./report.server.ts"

const EASY_GRADE = 8

interface Props {
  report: TextReport
  /** Moves the cursor to a line of the text; without script the link leads to the field. */
  onGoTo(line: number): void
}

/** What to fix before publishing, and what to consider. */
export function ChecksPanel({ report: { problem, findings, grade }, onGoTo }: Props) {
  const line = /^Line (\d+):/.exec(problem ?? "")?.[1]
  const all = problem ? [{ line: Number(line ?? 1), isError: true, message: problem }] : findings
  return (
    <section aria-labelledby="checks" className="grid content-start gap-3 rounded-[18px] bg-gray-100 p-4">
      <h2 id="checks" className="font-bold text-lead">
        Checks
      </h2>
      {all.length === 0 && <p>Headings, links, descriptions and words look good.</p>}
      <ul className="grid gap-2">
        {all.map(({ line, isError, message }) => (
          <li key={`${line} ${message}`} className="grid grid-cols-[auto_1fr] gap-2">
            <Icon
              name={isError ? "ph:warning-fill" : "ph:info-fill"}
              className={isError ? "mt-1 text-siren-700" : "mt-1 text-gray-600"}
            />
            <span>
              <b>{isError ? "Fix: " : "Consider: "}</b>
              {message}{" "}
              <Link
                to="#text"
                aria-label={`Go to it: ${message}`}
                onClick={() => onGoTo(line)}
                className="underline"
              >
                Go to it
              </Link>
            </span>
          </li>
        ))}
      </ul>
      <p>{gradeText(grade)}</p>
    </section>
  )
}

function gradeText(grade: number | null) {
  if (grade === null) return "Reading grade: the text is too short to tell."
  const advice =
    grade > EASY_GRADE ? ` Aim for ${EASY_GRADE} or less: shorter sentences and simpler words.` : ""
  return `Reading grade: ${grade}.${advice}`
}
