import { type ReactNode, useEffect, useRef } from "react"
import { useHydrated } from "#app/lib/rendering/use-hydrated.ts"
import { AnimatedNarcat } from "#app/ui/brand/animated-narcat.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { BreathButton } from "./breath-button.tsx"
import { BreathLine } from "./breath-line.tsx"
import { isMinuteOfBreaths } from "./game-proof.ts"
import { useGameSounds } from "./game-sounds.ts"
import { SoundButton } from "./sound-button.tsx"
import { steadinessOf } from "./steadiness.ts"
import { steadinessText } from "./steadiness-text.ts"
import { type BreathMinute, useBreathMinute } from "./use-breath-minute.ts"

/** Every third breath is counted aloud by screen readers. */
const COUNTED = 3

interface Props {
  /** Shown with the result of a whole minute, given the times as proof. */
  finished(proof: readonly string[]): ReactNode
}

/** One minute of breaths in the rhythm of rescue breathing, without a wrong answer. */
export function BreatheGame({ finished }: Props) {
  const isHydrated = useHydrated()
  const minute = useBreathMinute()
  const sounds = useGameSounds()
  const { phase, second, times } = minute
  const isGuided = phase === "running" && second === 1
  const { play } = sounds
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per breath of the guide, whatever else changes
  useEffect(() => {
    if (isGuided) play("breath")
  }, [isGuided])

  return (
    <div className="rounded-panel bg-white p-[clamp(18px,3vw,44px)]">
      {phase === "ready" && (
        <div className="grid min-h-105 content-center justify-items-center gap-6 text-center">
          <AnimatedNarcat mood="calm" alt="" className="w-48" />
          <p className="max-w-[24em] text-pretty text-lead leading-[1.42]">
            Press the ring each time you breathe in. Tap it, click it, or use the space bar.
          </p>
          <div className="flex min-h-16 flex-wrap items-start justify-center gap-4">
            {isHydrated && (
              <>
                <PushButton variant="ink" icon="ph:play-fill" onClick={minute.start}>
                  Start one minute
                </PushButton>
                <SoundButton sounds={sounds} />
              </>
            )}
          </div>
        </div>
      )}
      {phase === "running" && (
        <div className="grid min-h-105 gap-6">
          <BreathButton onBreath={minute.breathe} guide={times.length === 0 ? 0 : 1} second={second} />
          <p aria-hidden="true" className="text-center font-bold">
            {times.length === 0
              ? "Breathe in, and press the ring."
              : `${times.length} ${times.length === 1 ? "breath" : "breaths"}`}
          </p>
          <BreathLine times={times} />
          <div className="flex flex-wrap justify-center gap-4">
            <SoundButton sounds={sounds} />
            <PushButton size="sm" variant="white" onClick={minute.stop}>
              Stop
            </PushButton>
          </div>
          <p role="status" className="sr-only">
            {times.length > 0 && times.length % COUNTED === 0 ? `${times.length} breaths` : ""}
          </p>
        </div>
      )}
      {phase === "done" && <Result minute={minute} finished={finished} />}
    </div>
  )
}

function Result({ minute: { start, times }, finished }: { minute: BreathMinute } & Props) {
  const steadiness = steadinessOf(times)
  const { title, text } = steadinessText(steadiness)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isShort = steadiness.rhythm === "short"
  const proof = times.map(String)
  return (
    <div className="grid min-h-105 items-center gap-6 column:grid-cols-[4fr_8fr]">
      <AnimatedNarcat mood={isShort ? "waving" : "thumbs"} alt="" className="w-44 justify-self-center" />
      <div className="grid gap-5">
        <h2 ref={heading} tabIndex={-1} className="text-2 leading-[0.94] wdth-82">
          {title}
        </h2>
        <p className="max-w-[34em] text-pretty text-lead leading-[1.42]">{text}</p>
        {!isShort && (
          <>
            <BreathLine times={times} />
            <p>
              {times.length} breaths. Steadiness: <b>{steadiness.score} of 100</b>. The marks below the line
              are five seconds apart.
            </p>
            {isMinuteOfBreaths(proof) ? (
              finished(proof)
            ) : (
              <p>Stay for the whole minute to finish the game.</p>
            )}
          </>
        )}
        <PushButton className="justify-self-start" icon="ph:arrow-counter-clockwise-bold" onClick={start}>
          Breathe again
        </PushButton>
      </div>
    </div>
  )
}
