import { href } from "react-router"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"

/** First on the page: a person whose friend is overdosing right now needs the steps, not a form. */
export function HappeningNow() {
  return (
    <section aria-label="Happening right now?" className="bg-siren-200 text-ink">
      <div className="wrap grid items-center gap-x-12 gap-y-5 py-[clamp(20px,3vw,40px)] column:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <FittedHeadline
            lines={["Happening", "right now?"]}
            measure={{ phone: 5, wide: 7 }}
            className="max-w-[460px]"
          />
          <p className="mt-3 text-pretty">Someone won’t wake up, or isn’t breathing right? Tap Yes.</p>
        </div>
        <div className="grid gap-3.5 phone:grid-cols-2 column:w-[520px]">
          <PushButton
            to={href("/emergency")}
            variant="siren"
            size="lg"
            icon="ph:first-aid-kit-fill"
            className="phone:col-span-2"
          >
            Yes, show me the steps
          </PushButton>
          <PushButton href="tel:911" variant="white" icon="ph:phone-call-fill">
            Call 911
          </PushButton>
          <PushButton
            href="#report"
            iconAfter="ph:arrow-down-bold"
            onClick={event => {
              // Without an entry in the history: after “Leave now”, Back would open the page again, with its answers.
              event.preventDefault()
              location.replace("#report")
            }}
          >
            No, it’s over
          </PushButton>
          <p className="text-small phone:col-span-2">
            To talk to someone, call or text{" "}
            <a href="tel:988" className="underline">
              988
            </a>
            . If you’re using alone, SafeSpot stays on the line:{" "}
            <a href="tel:18009720590" className="whitespace-nowrap underline">
              1-800-972-0590
            </a>
            . <span lang="es">En español, marque 988 y oprima 2.</span>
          </p>
        </div>
      </div>
    </section>
  )
}
