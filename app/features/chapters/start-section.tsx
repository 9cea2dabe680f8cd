import { href } from "react-router"
import { breathChart } from "#app/ui/brand/breath.ts"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"

const THREE = ["You", "A friend", "The one who owns a folding table"]

const STEPS = [
  { title: "Apply", text: "Ten minutes. Who you are, where, and why." },
  { title: "Talk", text: "A half-hour call about your place and your people." },
  { title: "Train", text: "All three of you get certified. It’s free." },
  { title: "Open", text: "Your first box: kits, trainer sprays, a banner." },
]

/** How to start a chapter. */
export function StartSection() {
  return (
    <section className="breath-edge bg-green-400 pt-[clamp(70px,8vw,120px)] pb-[clamp(56px,7vw,104px)]">
      <div className="wrap">
        <div className="grid items-end gap-x-[clamp(28px,5vw,88px)] gap-y-7 column:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
          <FittedHeadline lines={["You plus", "two more"]} measure={{ phone: 4.5, wide: 5 }} />
          <ul className="grid grid-cols-3 gap-[clamp(10px,1.6vw,24px)]">
            {THREE.map((person, index) => (
              <li
                key={person}
                className="grid justify-items-center gap-2.5 text-center font-bold leading-tight"
              >
                <Face isYou={index === 0} />
                {person}
              </li>
            ))}
          </ul>
        </div>
        <p className="mt-[clamp(40px,5vw,72px)] max-w-[36em] text-lead">
          Three people make a chapter. No office, no budget, no experience. We send the box and stay on the
          phone.
        </p>
        <BreathLine />
        <ol className="grid border-ink column:grid-cols-4 max-column:mt-6 max-column:border-t-4">
          {STEPS.map(({ title, text }) => (
            <li key={title} className="py-3.5 pr-6 max-column:border-ink max-column:border-b-2">
              <h3 className="wdth-84 mb-1 text-[clamp(1.6rem,2.6vw,2.4rem)] leading-none">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <div className="mt-[clamp(28px,3.4vw,48px)] flex flex-wrap items-center gap-x-7 gap-y-4">
          <PushButton
            to={href("/about/chapters/apply")}
            variant="ink"
            size="lg"
            iconAfter="ph:arrow-right-bold"
            className="max-phone:w-full"
          >
            Start a chapter
          </PushButton>
          <p>
            About three weeks from first email to first box.
            <br />
            Under 18? Add an adult advisor to your three.
          </p>
        </div>
      </div>
    </section>
  )
}

/** One breath above each step. */
function BreathLine() {
  return (
    <svg
      viewBox="0 0 1200 104"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-6 h-[clamp(54px,7vw,104px)] w-full overflow-visible max-column:hidden"
    >
      <path
        d={breathChart([68, 68, 68, 68], 1200, 92)}
        vectorEffect="non-scaling-stroke"
        strokeWidth="7"
        strokeLinejoin="round"
        className="fill-none stroke-ink"
      />
    </svg>
  )
}

function Face({ isYou }: { isYou: boolean }) {
  if (isYou)
    return (
      <span className="block aspect-square w-full overflow-hidden rounded-full bg-siren-300">
        <img
          src="/art/person.svg"
          alt=""
          width={624}
          height={600}
          loading="lazy"
          className="size-full translate-y-[5%] scale-106"
        />
      </span>
    )
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true" className="w-full rounded-full bg-green-200">
      <g strokeWidth="6" strokeLinecap="round" strokeDasharray="14 12" className="fill-none stroke-ink">
        <path d="M100 44C126 44 138 62 137 84C136 108 122 124 100 124C78 124 64 108 63 84C62 62 74 44 100 44Z" />
        <path d="M22 204C26 156 58 142 100 142C142 142 174 156 178 204" />
      </g>
    </svg>
  )
}
