import { type ReactNode, useEffect, useState } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Narcat } from "#app/ui/brand/mascot.tsx"
import { type Toast, toasts } from "#app/ui/overlays/toasts.ts"

const DURATION_MS = 6000

/** Shows a title and one sentence for six seconds. */
export function showToast(toast: Omit<Toast, "id">) {
  toasts.add(toast)
}

/** One toast, shown until it times out or is dismissed. */
export function TimedToast({ toast }: { toast: Toast }) {
  const [isPaused, setPaused] = useState(false)
  const dismiss = () => toasts.remove(toast.id)
  useEffect(() => {
    if (isPaused || toast.isLasting) return
    const timer = setTimeout(() => toasts.remove(toast.id), DURATION_MS)
    return () => clearTimeout(timer)
  }, [isPaused, toast.id, toast.isLasting])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus pause the timeout
    <div
      className="pointer-events-auto rises"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      onKeyDown={event => {
        if (event.key === "Escape") dismiss()
      }}
    >
      <ToastCard {...toast} onDismiss={dismiss} />
    </div>
  )
}

interface CardProps extends Omit<Toast, "id"> {
  onDismiss?(): void
  children?: ReactNode
}

/** The card alone, for a notice that the server renders and that stays. */
export function ToastCard({ title, text, tone = "good", onDismiss }: CardProps) {
  return (
    <div
      role="status"
      className={cn(
        "on-dark grid w-[min(440px,100%)] grid-cols-[auto_1fr_auto] items-center gap-3.5 rounded-[18px] p-3 pr-4 text-white shadow-[0_10px_30px_rgb(4_28_19/0.28)]",
        tone === "bad" ? "bg-siren-800" : "bg-ink",
      )}
    >
      <Narcat pose={tone === "bad" ? "face" : "happy"} alt="" className="w-14" />
      <div>
        <p className="font-bold leading-snug">{title}</p>
        {text && <p className="text-gray-200 text-small leading-snug">{text}</p>}
      </div>
      {onDismiss && (
        <button
          type="button"
          aria-label="Dismiss"
          onClick={onDismiss}
          className="grid size-11 cursor-pointer place-items-center rounded-tag text-[1.25rem]"
        >
          <Icon name="ph:x-bold" className="size-[1em]" />
        </button>
      )}
    </div>
  )
}
