import { href } from "react-router"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { Narcat } from "#app/ui/brand/mascot.tsx"
import { NumberedPanel } from "#app/ui/data/numbered-panel.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"

// Medical copy: every line follows the course's fact sheet and names its source.
export function ThreeMoves() {
  return (
    <section className="py-section">
      <div className="wrap">
        <div className="mb-[clamp(16px,2vw,28px)] grid grid-cols-1 items-end gap-x-16 gap-y-6 column:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
          <FittedHeadline
            lines={["Three moves.", "That’s the whole thing."]}
            measure={{ phone: 6.5, wide: 7.5 }}
          />
          <div>
            <p className="text-pretty text-lead leading-[1.42]">
              Not sure? Treat it as an overdose. Naloxone won’t hurt someone who hasn’t taken opioids.
            </p>
            <Source>CDC</Source>
          </div>
        </div>
        <div className="grid grid-cols-1 gap-x-5.5 gap-y-5.5 column:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <NumberedPanel
            number={1}
            title="Spot it"
            className="column:min-h-[36rem]"
            art={
              <Narcat
                pose="lookout"
                alt=""
                isLazy
                className="mx-auto w-full max-w-100 column:absolute column:right-0 column:bottom-0 column:w-[56%] column:max-w-none"
              />
            }
          >
            <div className="relative z-1 column:max-w-[24rem]">
              <ul className="ticks grid gap-3 leading-snug">
                <li>They won’t wake up, even if you shout and shake their shoulder</li>
                <li>Breathing is slow, shallow or not there, or they gurgle or snore</li>
                <li>Lips and nails look blue on lighter skin, gray on darker skin</li>
                <li>Pupils are tiny</li>
              </ul>
              <Source>CDC; ASAM patient guide, 2025</Source>
            </div>
          </NumberedPanel>
          <NumberedPanel
            number={2}
            title="Spray it"
            tone="siren"
            art={
              <img
                src="/art/spray-puff.svg"
                width="220"
                height="214"
                alt=""
                loading="lazy"
                className="mb-5 ml-auto h-auto w-[min(100%,340px)]"
              />
            }
          >
            <p>
              Call 911 and give naloxone, both without delay. Lay them on their back, tilt the head back, one
              spray in one nostril. No change after 2 to 3 minutes? Give a second spray in the other nostril.
            </p>
            <Source>SAMHSA overdose toolkit; directions of the over-the-counter spray</Source>
          </NumberedPanel>
          <NumberedPanel
            number={3}
            title="Stay"
            tone="marigold"
            className="items-start column:col-span-full column:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]"
            art={
              <Narcat
                pose="rescue"
                alt="Narcat kneels beside a friend who lies on the ground, and gives naloxone"
                isLazy
                className="-mx-4 w-[calc(100%+32px)] max-w-none self-end column:mx-0 column:-mt-17.5 column:w-full"
              />
            }
          >
            <p>
              Trained in rescue breaths? One every 5 seconds. Breathing but not awake: roll them on their
              side. Stay until help takes over, because naloxone wears off after 30 to 90 minutes. Most states
              have laws that protect people who call; what they cover differs.
            </p>
            <Source>SAMHSA; ASAM, 2025; Mayo Clinic Press; GAO, 2021</Source>
            <PushButton
              to={href("/emergency")}
              variant="white"
              iconAfter="ph:arrow-right-bold"
              className="mt-5.5 mb-9"
            >
              Show me each step
            </PushButton>
          </NumberedPanel>
        </div>
      </div>
    </section>
  )
}

function Source({ children }: { children: string }) {
  return <p className="mt-4 text-small">Source: {children}.</p>
}
