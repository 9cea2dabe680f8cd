import { href } from "react-router"
import { CachedFragment } from "#app/lib/rendering/fragment-cache.tsx"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { IfOpen } from "#app/ui/navigation/if-open.tsx"
import { HeroArt } from "./hero-art.tsx"
import { heroLines } from "./hero-lines.ts"

/** The tagline and two actions. */
export function Hero({ promise, lead }: { promise: string; lead: string }) {
  const lines = heroLines(promise)
  return (
    <div className="bg-green-400 pb-[clamp(40px,5vw,84px)]">
      <div className="wrap pt-[clamp(4px,0.8vw,12px)]">
        {lines && (
          <CachedFragment name={`hero line ${promise}`}>
            <h1 className="sr-only">{promise}</h1>
            <FittedHeadline
              as="p"
              isDecorative
              lines={[lines.first]}
              measure={WHOLE}
              className="mb-[calc(var(--text-hero)*0.09)] max-column:hidden"
            />
          </CachedFragment>
        )}
        <div className="grid grid-cols-1 items-end gap-[clamp(24px,4vw,64px)] column:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
          <CachedFragment name={`hero text ${promise} ${lead}`}>
            <HeroText {...{ promise, lead, lines }} />
          </CachedFragment>
          <HeroArt />
        </div>
      </div>
    </div>
  )
}

interface HeroTextProps {
  promise: string
  lead: string
  lines: ReturnType<typeof heroLines>
}

function HeroText({ promise, lead, lines }: HeroTextProps) {
  return (
    <div className="relative z-2">
      {lines ? (
        <>
          <FittedHeadline
            as="p"
            isDecorative
            swells
            lines={lines.phone}
            measure={COLUMN}
            className="column:hidden"
          />
          <FittedHeadline
            as="p"
            isDecorative
            swells
            lines={lines.rest}
            measure={COLUMN}
            className="max-column:hidden"
          />
        </>
      ) : (
        <h1 className="display wdth-74 text-1 uppercase leading-[0.86]">{promise}</h1>
      )}
      <p className="my-[clamp(22px,2.3vw,34px)] max-w-[32em] text-pretty text-lead leading-[1.42]">{lead}</p>
      <div className="flex flex-wrap items-start gap-x-4.5 gap-y-4 max-column:grid">
        <PushButton to={href("/get-certified")} variant="ink" size="lg" iconAfter="ph:arrow-right-bold">
          Get certified
        </PushButton>
        <IfOpen to={href("/submit-reversal")}>
          <PushButton to={href("/submit-reversal")} variant="white" size="lg">
            Report a reversal
          </PushButton>
        </IfOpen>
      </div>
    </div>
  )
}

const WHOLE = { phone: 7.5, wide: 7.5 }
const COLUMN = { phone: 4, wide: 4.5 }
