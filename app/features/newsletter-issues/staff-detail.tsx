import { href } from "react-router"
import type { DetailProps } from "#app/lib/staff/define-staff-list.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { OfficeTime, useOfficeTimes } from "#app/ui/staff/office-time.tsx"
import { StaffSheet, StatusBadge } from "#app/ui/staff/staff-layout.tsx"
import { IssueForm } from "./issue-form.tsx"
import { peopleLabel, STATUS_LABELS, segmentLabel } from "./labels.ts"
import type { IssueDetail, StaffIssue } from "./queries.ts"

/** One issue: write it, look at it, test it, send it, and stop it if something is wrong. */
export function StaffDetail({ detail, message, listHref }: DetailProps<IssueDetail>) {
  const { issue, articles, people } = detail
  return (
    <StaffSheet className="grid gap-7 self-start p-[clamp(18px,2vw,28px)]">
      <div className="grid gap-3">
        <Link to={listHref} className="justify-self-start underline min-[1180px]:hidden">
          Back to the list
        </Link>
        <div className="flex items-start justify-between gap-4">
          <h2 className="wrap-anywhere wdth-88 text-3 leading-tight">{issue?.subject ?? "New issue"}</h2>
          {issue && <StatusBadge className="flex-none" status={STATUS_LABELS[issue.status]} />}
        </div>
        {issue && (
          // The email is a document of its own, which the router cannot show.
          <a
            href={href("/staff/newsletter-issues/:id/email", { id: issue.id })}
            className="justify-self-start underline"
          >
            See the email as readers get it
          </a>
        )}
      </div>
      {message}
      {(!issue || issue.status === "draft") && (
        <IssueForm key={issue?.id ?? "new"} issue={issue} articles={articles} />
      )}
      {issue &&
        (issue.status === "draft" ? <Draft issue={issue} people={people} /> : <Delivery issue={issue} />)}
    </StaffSheet>
  )
}

function Draft({ issue, people }: { issue: StaffIssue; people: number }) {
  const times = useOfficeTimes()
  return (
    <>
      <section className="grid gap-4 border-ink border-t-[2.5px] pt-4">
        <h3 className="font-bold text-lead">Test and send</h3>
        <p>
          {issue.isTested
            ? `Tested on ${times.time(issue.tested_at!)}. If the text or the article changes, test it again.`
            : "Send yourself a test first, and read it on your phone."}
        </p>
        <Form intent="test">
          <SubmitButton variant={issue.isTested ? "white" : "green"} className="justify-self-start">
            Send a test to myself
          </SubmitButton>
        </Form>
        {issue.isTested && (
          <Form intent="send">
            <p>
              It goes to {peopleLabel(people)} ({segmentLabel(issue)}), and into the public archive.
            </p>
            <SubmitButton className="justify-self-start">Send it now</SubmitButton>
          </Form>
        )}
      </section>
      <Form intent="delete">
        <SubmitButton size="sm" variant="white" className="justify-self-start">
          Move it to the trash
        </SubmitButton>
      </Form>
    </>
  )
}

function Delivery({ issue }: { issue: StaffIssue }) {
  const { status, queued_count, refused_count } = issue
  const isPublic = status === "sending" || status === "sent"
  return (
    <section className="grid gap-4 border-ink border-t-[2.5px] pt-4">
      <h3 className="font-bold text-lead">Delivery</h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
        <dt>Who gets it</dt>
        <dd>{segmentLabel(issue)}</dd>
        <dt>Started</dt>
        <dd>
          <OfficeTime at={issue.started_at!} />
        </dd>
        <dt>Emails written</dt>
        <dd>{queued_count}</dd>
        <dt>Refused by the reader’s server</dt>
        <dd>{refused_count}</dd>
      </dl>
      {isPublic && !issue.article && (
        <p>It’s waiting: the article isn’t published anymore, so no more emails are written.</p>
      )}
      {isPublic && (
        <Form intent="stop">
          <p>
            Something wrong? Stopping deletes the emails that are still waiting, writes no more, and takes the
            issue out of the archive. What was already sent can’t be called back.
          </p>
          <SubmitButton variant="siren" className="justify-self-start">
            Stop it
          </SubmitButton>
        </Form>
      )}
    </section>
  )
}
