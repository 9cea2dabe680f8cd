import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { Narcat } from "#app/ui/brand/mascot.tsx"
import { Pass } from "#app/ui/brand/pass.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { greeting, type NextStep } from "./next-step.ts"

interface Props {
  name: string
  picture: string | null
  /** The role, shown across the pass. */
  ribbon: string
  facts: readonly { label: string; value: string }[]
  next: NextStep
}

/** The greeting, the one next step, and the member's pass. */
export function DashboardOpening({ name, picture, ribbon, facts, next }: Props) {
  return (
    <section className="overflow-x-clip bg-green-100">
      <div className="wrap grid items-start gap-x-[clamp(24px,6vw,110px)] gap-y-9 pt-[clamp(6px,1.2vw,18px)] pb-[clamp(40px,5vw,72px)] column:grid-cols-[minmax(0,1fr)_340px]">
        <div className="min-w-0">
          <FittedHeadline as="h1" lines={greeting(name)} measure={{ phone: 4, wide: 5 }} />
          <div className="mt-8 grid items-center gap-x-9 gap-y-4.5 rounded-3xl bg-white px-7 pt-6 pb-6.5 max-phone:p-5 column:grid-cols-[minmax(0,1fr)_auto]">
            <div>
              <p className="font-mono text-gray-600 text-small">Up next</p>
              <h2 className="wdth-100 mt-1 mb-2 text-3">{next.title}</h2>
              <p>{next.text}</p>
            </div>
            <PushButton
              to={next.to}
              iconAfter="ph:arrow-right-bold"
              className="justify-self-start max-phone:justify-self-stretch"
            >
              {next.label}
            </PushButton>
          </div>
        </div>
        <Pass
          name={name}
          ribbon={ribbon}
          facts={facts}
          picture={
            picture ? (
              <img src={picture} alt="" width="312" height="243" className="size-full object-cover" />
            ) : (
              <Narcat pose="happy" alt="" className="w-[70%]" />
            )
          }
          className="mx-auto max-w-[340px] max-column:px-4 column:-mt-2"
        />
      </div>
    </section>
  )
}
