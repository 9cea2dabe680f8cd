import { href } from "react-router"
import { formatDate } from "#app/lib/format/dates.ts"
import { useIsOpen } from "#app/lib/modules/use-is-open.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx"
import { IfOpen } from "#app/ui/navigation/if-open.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { ArchivedIssue } from "./archive-queries.ts"

/** An issue as it was sent, without the links of a subscriber. */
export function ArchivedIssueView({ issue }: { issue: ArchivedIssue }) {
  const { subject, note, title, summary, state, sent_at, article } = issue
  return (
    <article className="wrap grid max-w-reading gap-6 pt-[clamp(8px,2vw,32px)] pb-section">
      <Breadcrumbs
        trail={[
          { label: "Newsletter", to: href("/newsletter") },
          { label: "Past issues", to: href("/newsletter/archive") },
          { label: formatDate(sent_at) },
        ].filter(useIsOpen())}
      />
      <h1 className="display wrap-anywhere text-2">{subject}</h1>
      <p className="text-gray-600">
        Sent on <time dateTime={sent_at}>{formatDate(sent_at)}</time>
        {state && ` to readers in ${state}`}. Health guidance changes: check the date before you pass it on.
      </p>
      {note
        .split(/\n{2,}/)
        .filter(Boolean)
        .map(paragraph => (
          <p key={paragraph} className="wrap-anywhere whitespace-pre-line text-lead">
            {paragraph}
          </p>
        ))}
      <section className="grid gap-3 rounded-panel bg-air-200 p-[clamp(18px,3vw,32px)]">
        <h2 className="wdth-88 text-3 leading-tight">{title}</h2>
        <p>{summary}</p>
        {article ? (
          <PushButton to={`/news/${article.kind}/${article.slug}`} className="justify-self-start">
            Read the article
          </PushButton>
        ) : (
          <p>This article is no longer on our site.</p>
        )}
      </section>
      <IfOpen to={href("/newsletter")}>
        <p>
          Want the next one by email?{" "}
          <Link to={href("/newsletter")} className="font-bold underline">
            Sign up for the newsletter
          </Link>
          .
        </p>
      </IfOpen>
    </article>
  )
}
