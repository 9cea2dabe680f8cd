import { href } from "react-router"
import type { NewsletterTopic } from "#app/lib/newsletter/topics.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { IfOpen } from "#app/ui/navigation/if-open.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { ChoiceFields } from "./choice-fields.tsx"

interface Props {
  token: string
  subscription: { topics: NewsletterTopic[]; state: string | null; is_confirmed: boolean }
}

/** The page of an emailed link: confirm, change or stop, without an account. */
export function PreferencesPanel({ token, subscription }: Props) {
  const { topics, state, is_confirmed } = subscription
  return (
    <div className="grid gap-6">
      <h1 className="display text-2">{is_confirmed ? "Your newsletter" : "One more tap"}</h1>
      <p className="text-lead">
        {is_confirmed
          ? "Change what you get, or stop it. You don’t need an account."
          : "You’re not on the list yet. Check your choices and confirm."}
      </p>
      <Form className="max-w-160">
        <ChoiceFields topics={topics} state={state} />
        <SubmitButton size="lg" variant="ink" className="justify-self-start">
          {is_confirmed ? "Save" : "Yes, send it to me"}
        </SubmitButton>
      </Form>
      <p>
        {is_confirmed ? "Had enough? " : "Didn’t ask for this? Do nothing, or "}
        <Link to={stopPath(token)} className="font-bold underline">
          {is_confirmed ? "Stop the newsletter" : "delete your address now"}
        </Link>
        .
      </p>
    </div>
  )
}

/** The page of “Stop the newsletter”: one button, no questions. */
export function StopPanel({ isKnown, isDone }: { isKnown: boolean; isDone: boolean }) {
  if (isDone) {
    return (
      <div role="status" className="grid gap-6">
        <h1 className="display text-2">Done</h1>
        <p className="text-lead">You’re off the list, and we deleted your address from it.</p>
        <IfOpen to={href("/newsletter")}>
          <p>
            Changed your mind?{" "}
            <Link to={href("/newsletter")} className="font-bold underline">
              Sign up again
            </Link>
            .
          </p>
        </IfOpen>
      </div>
    )
  }
  if (!isKnown) return <UnknownLink />
  return (
    <div className="grid gap-6">
      <h1 className="display text-2">Stop the newsletter?</h1>
      <p className="text-lead">One tap takes you off the list and deletes your address from it.</p>
      <Form>
        <SubmitButton size="lg" className="justify-self-start">
          Stop the newsletter
        </SubmitButton>
      </Form>
    </div>
  )
}

export function UnknownLink() {
  return (
    <div className="grid gap-6">
      <h1 className="display text-2">This link doesn’t work</h1>
      <p className="text-lead">
        It’s not complete, older than a week, or the address is no longer on the list. Nothing was changed.
      </p>
      <IfOpen to={href("/newsletter")}>
        <p>
          <Link to={href("/newsletter")} className="font-bold underline">
            Ask for a new link
          </Link>
        </p>
      </IfOpen>
    </div>
  )
}

function stopPath(token: string) {
  return `${href("/newsletter/stop")}?token=${token}`
}
