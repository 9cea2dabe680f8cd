import type { ReactNode } from "react"
import { formatLongDate } from "#app/lib/format/dates.ts"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { useOfficeTimes } from "#app/ui/staff/office-time.tsx"
import type { StaffArticle } from "./staff-queries.ts"

type Status = StaffArticle["status"]

/** The states that may follow; the database decides. */
const NEXT: Record<Status, readonly Status[]> = {
  draft: ["review", "published", "scheduled"],
  review: ["published", "scheduled", "draft"],
  scheduled: ["scheduled", "published", "draft"],
  published: ["published", "draft", "expired"],
  expired: ["published", "draft"],
}

interface Props {
  article: StaffArticle
  result: ActionResult | undefined
}

export function StateForms({ article, result }: Props) {
  const { has_health_content, reviewer, reviewed_on, status: current } = article
  const isPublic = current === "published" || current === "scheduled"
  const needsReview = has_health_content && reviewer === null && !isPublic
  const next = NEXT[current].filter(status => !needsReview || status === "review" || status === "draft")
  return (
    <div className="grid gap-5">
      {needsReview && (
        <p>
          It has health content, so a clinician reads it before it’s published.
          {current === "expired" && " Make it a draft again first."}
        </p>
      )}
      {needsReview && current === "review" && (
        <RecordReview result={result?.intent === "reviewed" ? result : {}} />
      )}
      {has_health_content && reviewer && reviewed_on && (
        <p>
          Reviewed by {reviewer} on {formatLongDate(reviewed_on)}. A change of its words needs another review.
        </p>
      )}
      {next.map(status => (
        <StateForm key={status} {...{ article, status }} result={result?.intent === status ? result : {}} />
      ))}
    </div>
  )
}

function RecordReview({ result }: { result: ActionResult }) {
  return (
    <Form intent="reviewed" result={result}>
      <TextField
        name="reviewer"
        label="Reviewed by"
        hint="Name and title of the clinician. Readers can see it."
        maxLength={120}
      />
      <TextField name="reviewed_on" type="date" label="Day of the review" className="max-w-60" />
      <SubmitButton size="sm" className="justify-self-start">
        Record the review
      </SubmitButton>
    </Form>
  )
}

function StateForm({
  article,
  status,
  result,
}: {
  article: StaffArticle
  status: Status
  result: ActionResult
}) {
  const label = labelOf(status, article.status)
  const button = (
    <SubmitButton
      size="sm"
      variant={isMain(status, article.status) ? "green" : "white"}
      className="justify-self-start"
    >
      {label}
    </SubmitButton>
  )
  if (status !== "scheduled" && status !== "published")
    return (
      <Form intent={status} result={result} className="gap-3">
        {button}
      </Form>
    )
  const isOpen = Object.keys(result).length > 0
  return (
    <Form intent={status} result={result} className="gap-3">
      {status === "scheduled" && (
        <Moment
          name="publish_at"
          label="Publish at"
          value={article.status === status ? article.published_at : null}
        />
      )}
      <Disclosed isOpen={isOpen || Boolean(article.expires_at)} title="Take it down later">
        <Moment
          name="expire_at"
          label="Take down at"
          value={article.status === status ? article.expires_at : null}
          optional
        />
      </Disclosed>
      {button}
    </Form>
  )
}

function isMain(status: Status, current: Status) {
  return status === "published" && current !== "published"
}

function labelOf(status: Status, current: Status) {
  if (status === current) return status === "scheduled" ? "Change the time" : "Save when it comes down"
  const labels: Record<Status, string> = {
    draft: current === "review" ? "Send back to draft" : "Make it a draft again",
    review: "Send to review",
    scheduled: "Schedule",
    published: current === "expired" ? "Publish again" : "Publish now",
    expired: "Take down now",
  }
  return labels[status]
}

interface MomentProps {
  name: string
  label: string
  value: string | null
  optional?: boolean
}

function Moment({ name, label, value, optional = false }: MomentProps) {
  const times = useOfficeTimes()
  return (
    <TextField
      type="datetime-local"
      hint={times.zoneName}
      defaultValue={times.field(value)}
      {...{ name, label, optional }}
    />
  )
}

function Disclosed({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen}>
      <summary className="min-h-8 cursor-pointer underline">{title}</summary>
      <div className="pt-2">{children}</div>
    </details>
  )
}
