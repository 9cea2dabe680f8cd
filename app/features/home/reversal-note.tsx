import { href } from "react-router"
import { Narcat } from "#app/ui/brand/mascot.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"

export function ReversalNote() {
  return (
    <section className="py-section">
      <div className="deferred-layout wrap grid grid-cols-1 items-center gap-[clamp(24px,5vw,88px)] column:grid-cols-[minmax(0,0.8fr)_minmax(0,1.6fr)]">
        <div className="grid aspect-square place-items-end justify-items-center overflow-hidden rounded-full bg-air-300 max-column:w-[62%]">
          <Narcat pose="thumbs" alt="" isLazy className="-mb-[14%] w-[82%]" />
        </div>
        <div>
          <h2 className="wdth-80 font-extrabold text-[clamp(1.9rem,3.65vw,3.4rem)] leading-none tracking-[-0.015em]">
            You gave someone naloxone. However you feel about it today is fine.
          </h2>
          <p className="mt-5.5 mb-6 max-w-[36em] text-lead leading-[1.42]">
            When you’re ready, tell us what happened: four answers, about a minute. No names, no exact place,
            no exact time.
          </p>
          <PushButton to={href("/submit-reversal")} iconAfter="ph:arrow-right-bold">
            Report a reversal
          </PushButton>
        </div>
      </div>
    </section>
  )
}
