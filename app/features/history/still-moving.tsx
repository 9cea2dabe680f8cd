import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"

/** What a reader can do to make the line thicker. */
export function StillMoving() {
  return (
    <section className="bg-green-400 py-[clamp(48px,6vw,96px)]">
      <div className="wrap grid items-end gap-x-[clamp(24px,4vw,72px)] gap-y-7 column:grid-cols-[8fr_4fr]">
        <FittedHeadline lines={["The line is", "still moving"]} measure={{ phone: 5, wide: 6.5 }} />
        <div>
          <p className="text-lead">Twelve minutes and you’re on it.</p>
          <div className="mt-5 flex flex-wrap gap-4">
            <PushButton to="/courses/overdose-response-basics" variant="ink" iconAfter="ph:arrow-right-bold">
              Take the course
            </PushButton>
            <PushButton to="/about/chapters/apply" variant="white">
              Start a chapter
            </PushButton>
          </div>
        </div>
      </div>
    </section>
  )
}
