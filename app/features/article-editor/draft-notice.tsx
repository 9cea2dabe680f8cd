import { Callout } from "#app/ui/data/callout.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { OfficeTime } from "#app/ui/staff/office-time.tsx"
import type { EditedArticle } from "./editing.server.ts"

/** Says that the form shows text that is not saved yet, and whether someone else saved the article since. */
export function DraftNotice({ article }: { article: EditedArticle }) {
  const { id, draftSavedAt, baseVersion, newest } = article
  if (!draftSavedAt) return null
  const isOutdated = newest.version !== baseVersion
  return (
    <Callout tone={isOutdated ? "warm" : "info"} title="You have unsaved changes" className="mb-4">
      <p>
        We kept what you typed until <OfficeTime at={draftSavedAt} />. Save it, or discard it.
      </p>
      {isOutdated && (
        <p>
          {newest.by ?? "Someone else"} saved version {newest.version} since you started.{" "}
          <Link
            to={`/staff/articles/${id}/versions?from=${baseVersion}&to=${newest.version}`}
            className="underline"
          >
            See what they changed
          </Link>
        </p>
      )}
      <Form intent="discard" result={{}} className="pt-3">
        <SubmitButton size="sm" variant="white" className="justify-self-start">
          Discard my changes
        </SubmitButton>
      </Form>
    </Callout>
  )
}
