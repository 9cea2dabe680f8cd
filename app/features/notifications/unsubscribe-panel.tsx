import { href } from "react-router"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { TOPICS, type Topic } from "./topics.ts"

interface Props {
  token: string
  /** Null for an unknown token. */
  topic: Topic | "all" | null
  /** What the visitor has just unsubscribed from. */
  ended: "topic" | "all" | null
}

/** The page of an unsubscribe link: one button, no sign-in needed. */
export function UnsubscribePanel({ token, topic, ended }: Props) {
  if (topic === null) return <UnknownLink />
  const subject = topic !== "all" && ended !== "all" ? `emails about “${TOPICS[topic].name}”` : null
  if (ended) {
    return (
      <div role="status" className="grid gap-6">
        <h1 className="display text-2">Done</h1>
        <p className="text-lead">
          {subject
            ? `You’ll get no more ${subject}.`
            : "You’ll get no more emails from us, except those about your account and those you request."}
        </p>
        <p>
          Changed your mind? <AccountLink>Turn them back on in your account</AccountLink>.
        </p>
        {subject && <StopButton token={token} fromAll label="Stop all other emails too" isSecondary />}
      </div>
    )
  }
  return (
    <div className="grid gap-6">
      <h1 className="display text-2">Too many emails?</h1>
      <p className="text-lead">
        {subject
          ? `One tap stops ${subject} right away.`
          : "One tap stops all our emails right away, except those about your account and those you request."}
      </p>
      <StopButton token={token} label={subject ? "Stop these emails" : "Stop all these emails"} />
      <p>
        Or <AccountLink>choose in your account</AccountLink> what you get and how often.
      </p>
    </div>
  )
}

function UnknownLink() {
  return (
    <div className="grid gap-6">
      <h1 className="display text-2">This link doesn’t work</h1>
      <p className="text-lead">
        It’s not complete, or the account it belongs to is gone. Nothing was changed. Please use the link at
        the bottom of our latest email to you.
      </p>
      <p>
        Or sign in and <AccountLink>choose in your account</AccountLink> what you get.
      </p>
    </div>
  )
}

interface StopProps {
  token: string
  label: string
  fromAll?: boolean
  isSecondary?: boolean
}

function StopButton({ token, label, fromAll, isSecondary }: StopProps) {
  return (
    <Form action={`/unsubscribe?token=${token}`}>
      {fromAll && <input type="hidden" name="all" value="1" />}
      <SubmitButton
        size={isSecondary ? undefined : "lg"}
        variant={isSecondary ? "white" : undefined}
        className="justify-self-start"
      >
        {label}
      </SubmitButton>
    </Form>
  )
}

function AccountLink({ children }: { children: string }) {
  return (
    <Link to={href("/me/notifications")} className="font-bold underline">
      {children}
    </Link>
  )
}
