import { href } from "react-router"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"

export function NewsletterStrip() {
  return (
    <section className="deferred-layout wrap pt-section">
      <div className="grid items-center gap-x-16 gap-y-6 border-ink border-y-4 py-[clamp(28px,4vw,56px)] column:grid-cols-[7fr_5fr]">
        <div>
          <h2 className="text-2 wdth-82">One useful email a month</h2>
          <p className="mt-3 max-w-[40em] text-pretty text-lead leading-[1.42]">
            What changed in guidance, and trainings near you. No tracking pixels. Stop with one tap.
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 column:justify-end">
          <PushButton to={href("/newsletter")} size="lg" icon="ph:envelope-simple-bold">
            Sign up
          </PushButton>
          <Link
            to={href("/newsletter/archive")}
            className="inline-flex min-h-11 items-center font-bold underline"
          >
            Read past issues
          </Link>
        </div>
      </div>
    </section>
  )
}
