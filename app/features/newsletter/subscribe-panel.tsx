import { useId } from "react"
import { Form, href } from "react-router"
import { PushButton } from "#app/ui/forms/push-button.tsx"

/** The last panel of a page with stories: signs up for the monthly email, whose form shows any error. */
export function SubscribePanel() {
  const id = useId()
  return (
    <section data-field aria-labelledby={`${id}-heading`} className="bg-marigold-300">
      <div className="wrap grid items-center gap-x-[clamp(24px,5vw,84px)] gap-y-6 pt-[clamp(48px,6vw,84px)] pb-[clamp(170px,17vw,236px)] column:grid-cols-2">
        <h2 id={`${id}-heading`} className="display wdth-70 text-1 uppercase leading-[0.88]">
          One email <br />a month
        </h2>
        <Form method="post" action={href("/newsletter")} noValidate className="grid gap-2">
          <label htmlFor={`${id}-email`} className="font-bold">
            Your email
          </label>
          <input type="hidden" name="topics" value="guidance" />
          <input type="hidden" name="state" value="" />
          <div className="field-row">
            <input
              id={`${id}-email`}
              name="email"
              type="email"
              autoComplete="email"
              placeholder="you@example.com"
              className="input min-w-55 flex-1"
            />
            <PushButton type="submit" variant="ink">
              Send it to me
            </PushButton>
          </div>
          <p className="text-small">
            We’ll email you a link to confirm. No tracking pixels. Stop with one tap. For people 13 and older.
          </p>
        </Form>
      </div>
    </section>
  )
}
