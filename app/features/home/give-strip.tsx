import { href } from "react-router"
import { FittedHeadline } from "#app/ui/fitted-headline.tsx"
import { PushButton } from "#app/ui/push-button.tsx"

const AMOUNTS = [10, 25, 50]

export function GiveStrip() {
  return (
    <section className="breath-edge bg-marigold-400 pt-[clamp(48px,6vw,88px)] pb-[clamp(56px,7vw,104px)]">
      <div className="wrap grid grid-cols-1 items-center gap-x-20 gap-y-8 column:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
        <div>
          <FittedHeadline lines={["Keep it free", "for everyone"]} measure={{ phone: 5, wide: 6 }} />
          <p className="mt-6 text-pretty text-lead leading-[1.42]">
            Nobody pays for a course, a training night or a kit. Gifts do. Yours can put naloxone in a
            backpack near somebody who’ll need it.
          </p>
        </div>
        <div className="grid gap-5">
          <ul className="grid grid-cols-3 gap-4">
            {AMOUNTS.map(amount => (
              <li key={amount} className="grid">
                <PushButton
                  to={`${href("/donate")}?amount=${amount}`}
                  variant="white"
                  size="lg"
                  className="wdth-84 px-2 text-[1.75rem]"
                >
                  ${amount}
                </PushButton>
              </li>
            ))}
          </ul>
          <PushButton to={href("/donate")} variant="ink" size="lg" icon="ph:heart-fill">
            Give what you can
          </PushButton>
        </div>
      </div>
    </section>
  )
}
