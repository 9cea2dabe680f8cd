import { useEffect } from "react"
import { beep, buzz } from "#app/lib/breathing/signals.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { formatTimer, type Rescue, secondsSince, WAIT_SECONDS } from "./rescue.ts"
import { useNow } from "./use-now.ts"

interface Props {
  rescue: Rescue
  onSpray(): void
}

/** Counts sprays and the time since the last one. */
export function DoseCounter({ rescue, onSpray }: Props) {
  const { sprays } = rescue
  const seconds = useSecondsSinceSpray(rescue)
  const isDue = sprays.length > 0 && seconds >= WAIT_SECONDS.from
  return (
    <div
      className={`grid grid-cols-[auto_auto_1fr] items-end gap-x-4 gap-y-1.5 rounded-3xl px-4 py-3 max-[360px]:grid-cols-2 ${isDue ? "bg-marigold-300" : "bg-white"}`}
    >
      <Figure label="Sprays given" value={String(sprays.length)} />
      <Figure label={sprays.length > 0 ? "Since then" : "Timer"} value={formatTimer(seconds)} />
      <PushButton
        variant="white"
        className="w-full px-2 text-base wdth-84 max-[360px]:col-span-2"
        onClick={onSpray}
      >
        I gave a spray
      </PushButton>
      <DoseBar seconds={seconds} className="col-span-full h-5" />
      <p role="status" className="col-span-full leading-tight">
        {doseSentence(sprays.length, isDue)}
      </p>
    </div>
  )
}

function doseSentence(sprays: number, isDue: boolean) {
  if (sprays === 0) return "Tap when you’ve sprayed. We’ll keep the time."
  return isDue ? "No better? Spray again now, other nostril." : null
}

/** The same, in one line, for the steps after the spray. */
export function DoseStrip({ rescue }: { rescue: Rescue }) {
  const { sprays } = rescue
  const seconds = useSecondsSinceSpray(rescue)
  if (sprays.length === 0) return null
  return (
    <div className="grid grid-cols-[auto_1fr_auto] items-center gap-3 rounded-2xl bg-white px-3.5 py-2 font-[650]">
      <span>
        <b className="display text-2xl wdth-70">{sprays.length}</b> {sprays.length === 1 ? "spray" : "sprays"}
      </span>
      <DoseBar seconds={seconds} className="h-4" />
      <span>
        <b className="display text-2xl tabular-nums wdth-70">{formatTimer(seconds)}</b>
        <span className="sr-only"> since the last spray</span>
      </span>
      {seconds >= WAIT_SECONDS.from && (
        <p role="status" className="col-span-full font-normal leading-tight">
          No better after 2 to 3 minutes? Spray again, other nostril.
        </p>
      )}
    </div>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <p className="grid">
      <span className="whitespace-nowrap text-[0.9375rem] leading-tight font-[650]">{label}</span>
      <b className="display text-5xl leading-[0.9] tabular-nums wdth-62">{value}</b>
    </p>
  )
}

// Three minutes; from the second one on another spray is due.
function DoseBar({ seconds, className }: { seconds: number; className: string }) {
  const { from, to } = WAIT_SECONDS
  return (
    <svg
      viewBox={`0 0 ${to} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`w-full rounded-full ${className}`}
    >
      <rect width={from} height="10" className="fill-gray-200" />
      <rect x={from} width={to - from} height="10" className="fill-marigold-400" />
      <rect width={Math.min(seconds, to)} height="10" className="fill-ink" />
    </svg>
  )
}

function useSecondsSinceSpray({ sprays, hasSound }: Rescue) {
  const last = sprays.at(-1)
  const now = useNow(last !== undefined)
  const seconds = last === undefined ? 0 : secondsSince(last, now)
  const phase = seconds >= WAIT_SECONDS.to ? "late" : seconds >= WAIT_SECONDS.from ? "due" : "early"
  useEffect(() => {
    if (phase === "early") return
    if (hasSound) beep(880, 0.5)
    buzz(300, 150, 300)
  }, [phase, hasSound])
  return seconds
}
