import { Link } from "#app/ui/navigation/link.tsx"

/** Above a page of a draft, with the way back to the editor. */
export function PreviewNote({ course }: { course: string }) {
  return (
    <p role="note" className="bg-marigold-400 px-4 py-2.5 text-center font-bold text-ink">
      Preview of the draft. Learners don’t see it yet, and nothing you do here is saved.{" "}
      <Link to={`/staff/courses/${course}`} className="underline">
        Back to the draft
      </Link>
    </p>
  )
}
