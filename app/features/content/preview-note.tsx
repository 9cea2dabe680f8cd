import { Link } from "#app/ui/navigation/link.tsx"

/** Above the draft of a page, with the way back to its editor. */
export function PreviewNote({ of: { editorPath } }: { of: { editorPath?: string } }) {
  if (!editorPath) return null
  return (
    <p role="note" className="bg-marigold-400 px-4 py-2.5 text-center font-bold text-ink">
      Preview of a draft. Visitors don’t see it yet.{" "}
      <Link to={editorPath} className="underline">
        Back to the draft
      </Link>
    </p>
  )
}
