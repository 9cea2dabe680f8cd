import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { GameSounds } from "./game-sounds.ts"

export function SoundButton({ sounds: { isOn, toggle } }: { sounds: GameSounds }) {
  return (
    <PushButton
      size="sm"
      variant="white"
      aria-pressed={isOn}
      icon={isOn ? "ph:speaker-high-fill" : "ph:speaker-slash-fill"}
      onClick={toggle}
    >
      Sound and buzz
    </PushButton>
  )
}
