import { Icon } from "#app/ui/brand/icon.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import type { EditedPage } from "./editing.server.ts"

const EASY_GRADE = 8

/** What to fix before publishing and what to consider, of the draft as it is saved. */
export function ChecksPanel({ checks: { notes, grade }, sections, section }: EditedPage) {
  const shown = section ? notes.filter(note => note.section === section.id) : notes
  return (
    <StaffSheet className="grid gap-3 p-[clamp(18px,2vw,28px)]">
      <h2 className="text-3">Checks</h2>
      {shown.length === 0 && <p>Sources, links, descriptions and words look good.</p>}
      <ul className="grid gap-2">
        {shown.map(note => (
          <li key={`${note.section} ${note.message}`} className="grid grid-cols-[auto_1fr] gap-2">
            <Icon
              name={note.isError ? "ph:warning-fill" : "ph:info-fill"}
              className={note.isError ? "mt-1 text-siren-700" : "mt-1 text-gray-600"}
            />
            <span className="wrap-anywhere">
              <b>{note.isError ? "Fix: " : "Consider: "}</b>
              {note.message}{" "}
              {!section && note.section && (
                <Link
                  to={`?section=${note.section}`}
                  aria-label={`Go to ${sections.find(({ id }) => id === note.section)?.title}: ${note.message}`}
                  className="underline"
                >
                  Go to it
                </Link>
              )}
            </span>
          </li>
        ))}
      </ul>
      {!section && grade !== null && (
        <p>
          Reading grade: {grade}.
          {grade > EASY_GRADE && ` Aim for ${EASY_GRADE} or less: shorter sentences and simpler words.`}
        </p>
      )}
    </StaffSheet>
  )
}
