import { useLocation } from "react-router"
import { useMuted } from "#app/lib/theming/sounds.ts"
import { Icon } from "#app/ui/brand/icon.tsx"

export function SoundSwitch() {
  // Some pages start silent.
  useLocation()
  const [isMuted, setMuted] = useMuted()
  return (
    <button
      type="button"
      role="switch"
      aria-checked={!isMuted}
      onClick={() => setMuted(!isMuted)}
      className="inline-flex min-h-8 cursor-pointer items-center gap-2 noscript:hidden"
    >
      <Icon name={isMuted ? "ph:speaker-slash-fill" : "ph:speaker-high-fill"} />
      <span>
        Button sounds<span aria-hidden="true">: {isMuted ? "off" : "on"}</span>
      </span>
    </button>
  )
}
