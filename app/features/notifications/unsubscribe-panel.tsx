import { href } from "react-router"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { isTopic, TOPICS } from "./topics.ts"

interface Props {
  token: string
  /** A topic, "all", or null where the link is not one of ours. */
  topic: string | null
  /** What was just ended. */
  ended: "topic" | "all" | null
}

/** What a link at the bottom of a mail leads to: one button, and no account needed. */
export function UnsubscribePanel({ token, topic, ended }: Props) {
  if (topic === null) return <UnknownLink />
  const subject = isTopic(topic) && ended !== "all" ? `mails about “${TOPICS[topic].name}”` : null
  if (ended) {
    return (
      <div role="status" className="grid gap-6">
        <h1 className="display text-2">Done</h1>
        <p className="text-lead">
          {subject
            ? `You’ll get no more ${subject}.`
            : "You’ll get no more mails from us, except those about your account and those you ask for."}
        </p>
        <p>
          Changed your mind? <AccountLink>Switch them on again in your account</AccountLink>.
        </p>
        {subject && <StopButton token={token} fromAll label="Stop all other mails too" look="quiet" />}
      </div>
    )
  }
  return (
    <div className="grid gap-6">
      <h1 className="display text-2">Enough mail?</h1>
      <p className="text-lead">
        {subject
          ? `One tap, and ${subject} stop at once.`
          : "One tap, and all our mails stop at once, except those about your account and those you ask for."}
      </p>
      <StopButton token={token} label={subject ? "Stop these mails" : "Stop all these mails"} />
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
        the bottom of our latest mail to you.
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
  look?: "quiet"
}

function StopButton({ token, label, fromAll, look }: StopProps) {
  return (
    <Form action={`/unsubscribe?token=${token}`}>
      {fromAll && <input type="hidden" name="all" value="1" />}
      <SubmitButton
        size={look ? undefined : "lg"}
        variant={look ? "white" : undefined}
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
