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

/** The sounds of the games: off until the player turns them on. The switch in the footer is the same choice. */
export function useGameSounds() {
  const [isMuted, setMuted] = useMuted(true)
  const isOn = !isMuted
  return {
    isOn,
    toggle() {
      setMuted(isOn)
      if (!isOn) enableSound()
    },
    play(tune: keyof typeof TUNES) {
      if (!isOn) return
      enableSound()
      for (const [at, frequency] of TUNES[tune].entries()) beep(frequency, NOTE_SECONDS, at * NOTE_SECONDS)
      buzz(tune === "breath" ? 120 : 40)
    },
  }
}

export type GameSounds = ReturnType<typeof useGameSounds>
