import type { CourseRefusal } from "#app/lib/auth/course-refusal.server.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { Link } from "#app/ui/navigation/link.tsx"

/** Why the course or lesson is closed, and what to do about it. */
export function CourseRefusalNote({ refusal: { title, text, label, to } }: { refusal: CourseRefusal }) {
  return (
    <Callout tone="warm" title={title}>
      <p>{text}</p>
      <p className="mt-2">
        <Link to={to} className="underline">
          {label}
        </Link>
      </p>
    </Callout>
  )
}
