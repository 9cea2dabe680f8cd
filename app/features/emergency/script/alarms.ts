import { BREATH_SECONDS } from "#app/lib/breathing/pace.ts"
import { beep, buzz } from "#app/lib/breathing/signals.ts"
import { type Rescue, type RescueStep, viewOf } from "../rescue.ts"

const WITH_TIMER: readonly RescueStep[] = ["spray", "breathe", "turn"]

/** Returns a function that sounds the timer of the sprays and each breath, once when its time comes. */
export function createAlarms() {
  let lastWait = "early"
  let wasBreath = false

  return function alarms(rescue: Rescue, now: number) {
    const { step, hasSound, isChild, isCpr } = rescue
    const wait = WITH_TIMER.includes(step) ? viewOf(rescue, now).wait : "early"
    if (wait !== lastWait && wait !== "early") {
      if (hasSound) beep(880, 0.5)
      buzz(300, 150, 300)
    }
    lastWait = wait

    const breath = isChild ? BREATH_SECONDS.child : BREATH_SECONDS.adult
    const isPaced = hasSound && step === "breathe" && !isCpr
    const isBreath = isPaced && Math.floor(now / 1000) % breath === 0
    if (isBreath && !wasBreath) {
      beep(520)
      buzz(120)
    }
    wasBreath = isBreath
  }
}
