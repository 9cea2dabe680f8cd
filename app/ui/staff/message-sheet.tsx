import type { ReactNode } from "react"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { OfficeTime } from "./office-time.tsx"
import { StaffSheet, StatusBadge } from "./staff-layout.tsx"

export interface Message {
  name: string
  email: string
  body: string
  sent_at: string
  answer: string | null
  answered_at: string | null
  done_at: string | null
}

interface Props {
  detail: Message
  /** What it is about: "To the Tulsa chapter". */
  about: string
  message: ReactNode
  result: ActionResult | undefined
  listHref: string
}

/** One message from a visitor, with the form that answers it. */
export function MessageSheet({ detail, about, message, result, listHref }: Props) {
  const { name, email, body, sent_at, done_at } = detail
  return (
    <StaffSheet className="grid gap-6 self-start p-[clamp(18px,2vw,28px)]">
      <Link to={listHref} className="justify-self-start underline min-[1180px]:hidden">
        Back to the list
      </Link>
      <div className="flex items-start justify-between gap-4">
        <h2 className="wrap-anywhere wdth-88 text-3 leading-tight">{name}</h2>
        <StatusBadge className="flex-none" status={done_at ? "Done" : "To do"} />
      </div>
      {message}
      <p className="wrap-anywhere">
        {about} on <OfficeTime at={sent_at} show="longDay" />, from {email}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{body}</p>
      <Answer message={detail} result={result?.intent === "answer" ? result : {}} />
      <Form intent={done_at ? "open" : "done"} key={done_at ? "open" : "done"} result={{}}>
        <SubmitButton variant="white" size="sm" className="justify-self-start">
          {done_at ? "Open again" : "Mark as done"}
        </SubmitButton>
      </Form>
    </StaffSheet>
  )
}

function Answer({
  message: { name, answer, answered_at },
  result,
}: {
  message: Message
  result: ActionResult
}) {
  if (answer && answered_at)
    return (
      <section className="grid gap-2 border-gray-300 border-t-[1.5px] pt-5">
        <h3 className="font-bold">
          Answered on <OfficeTime at={answered_at} show="longDay" />
        </h3>
        <p className="wrap-anywhere whitespace-pre-line">{answer}</p>
      </section>
    )
  return (
    <Form intent="answer" result={result}>
      <TextArea
        name="answer"
        label="Your answer"
        hint={`${name} gets it by email from our address, with the message above. You can answer once.`}
        maxLength={2000}
        rows={6}
      />
      <SubmitButton icon="ph:paper-plane-tilt-fill" className="justify-self-start">
        Send the answer
      </SubmitButton>
    </Form>
  )
}
