import { Link } from "#app/ui/navigation/link.tsx"
import type { EditedPart } from "./editing.server.ts"

const EASY_GRADE = 8

/** What to consider about the words of a lesson, as it is saved. */
export function LessonChecks({ checks: { notes, grade }, blocks, block }: EditedPart) {
  const shown = block ? notes.filter(note => note.block === block.id) : notes
  return (
    <section aria-labelledby="checks" className="grid content-start gap-3 rounded-[18px] bg-gray-100 p-4">
      <h2 id="checks" className="font-bold text-lead">
        Checks
      </h2>
      {shown.length === 0 && <p>Links, descriptions and words look good.</p>}
      <ul className="grid list-disc gap-2 pl-5">
        {shown.map(note => (
          <li key={`${note.block} ${note.message}`} className="wrap-anywhere">
            {!block && `${blocks.find(({ id }) => id === note.block)?.label}. `}
            {note.message}{" "}
            {!block && (
              <Link
                to={`?block=${note.block}`}
                aria-label={`Go to it: ${note.message}`}
                className="underline"
              >
                Go to it
              </Link>
            )}
          </li>
        ))}
      </ul>
      {!block && grade !== null && (
        <p>
          Reading grade: {grade}.
          {grade > EASY_GRADE && ` Aim for ${EASY_GRADE} or less: shorter sentences and simpler words.`}
        </p>
      )}
    </section>
  )
}
