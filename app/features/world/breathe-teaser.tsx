import { href } from "react-router"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { Narcat } from "#app/ui/brand/mascot.tsx"
import { Rings } from "#app/ui/brand/rings.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"

export function BreatheTeaser() {
  return (
    <section className="breath-edge bg-green-400 pt-[clamp(48px,6vw,90px)] pb-[clamp(56px,7vw,110px)]">
      <div className="wrap grid items-center gap-[clamp(24px,5vw,88px)] column:grid-cols-[0.95fr_1.2fr]">
        <div className="relative mx-auto grid w-[86%] place-items-center column:w-full">
          <Rings className="w-full" />
          <Narcat pose="happy" alt="" isLazy className="absolute w-[44%]" />
        </div>
        <div>
          <FittedHeadline lines={["Breathe", "with Narcat"]} measure={{ phone: 4.5, wide: 5 }} />
          <p className="mt-6 max-w-[32em] text-pretty text-lead leading-[1.42]">
            In for two, out for three. Twelve times a minute. It calms you down, and it’s the exact beat of
            rescue breathing. Your body learns it while you rest.
          </p>
          <PushButton
            to={href("/narcatsworld/:place/breathe", { place: "festival" })}
            variant="ink"
            size="lg"
            icon="ph:play-fill"
            className="mt-6.5"
          >
            Start one minute
          </PushButton>
        </div>
      </div>
    </section>
  )
}
