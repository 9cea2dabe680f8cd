import { useState } from "react"
import { beep, buzz, enableSound } from "#app/lib/breathing/signals.ts"
import { useMuted } from "#app/lib/theming/sounds.ts"

// Frequencies in hertz, one after the other.
const TUNES = {
  breath: [520],
  good: [523, 659],
  other: [330],
  done: [523, 659, 784],
}
const NOTE_SECONDS = 0.16

/** The sounds of a game: off until the player turns them on, and while the switch in the footer is off. */
export function useGameSounds() {
  const [isChosen, setChosen] = useState(false)
  const [isMuted, setMuted] = useMuted()
  const isOn = isChosen && !isMuted
  return {
    isOn,
    toggle() {
      setChosen(!isOn)
      if (isOn) return
      setMuted(false)
      enableSound()
    },
    play(tune: keyof typeof TUNES) {
      if (!isOn) return
      for (const [at, frequency] of TUNES[tune].entries()) beep(frequency, NOTE_SECONDS, at * NOTE_SECONDS)
      buzz(tune === "breath" ? 120 : 40)
    },
  }
}

export type GameSounds = ReturnType<typeof useGameSounds>
