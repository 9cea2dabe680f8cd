import { href } from "react-router"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"

export function DonateStrip() {
  return (
    <section className="breath-edge bg-marigold-400 pt-[clamp(48px,6vw,88px)] pb-[clamp(48px,5.4vw,80px)]">
      <div className="deferred-layout wrap grid grid-cols-1 items-center gap-x-20 gap-y-8 column:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <div>
          <FittedHeadline lines={["Keep it free", "for everyone"]} measure={{ phone: 5, wide: 6 }} />
          <p className="mt-6 max-w-[36em] text-pretty text-lead leading-[1.42]">
            No one pays for a course, a training night or a kit. Gifts do. Yours can put naloxone in a
            backpack near someone who’ll need it.
          </p>
          <div className="mt-7 flex flex-wrap gap-x-4.5 gap-y-4 max-phone:grid">
            <PushButton to={href("/donate")} variant="ink" size="lg" icon="ph:heart-fill">
              Ways to give
            </PushButton>
            <PushButton to={href("/get-involved/donor")} variant="white" size="lg">
              Give as a company
            </PushButton>
          </div>
        </div>
        <img
          src="/art/backpack.svg"
          width="480"
          height="480"
          alt="A green backpack with two naloxone kits in it."
          loading="lazy"
          className="mx-auto h-auto w-[min(78%,360px)]"
        />
      </div>
    </section>
  )
}
