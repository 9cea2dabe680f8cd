import type { ReactNode } from "react"
import { href } from "react-router"
import { cn } from "#app/lib/theming/cn.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { LeavingNote } from "./leaving-note.tsx"
import { clearDevice } from "./saved-pages.ts"
import { type Queue, useLeaving } from "./use-leaving.ts"

interface Props {
  queues(): readonly Queue[]
  /** The button's label. */
  label: string
  /** Shown beside the button. */
  children?: ReactNode
  className?: string
}

/** Ends the session on this device, and first says what would be lost. */
export function SignOutForm({ queues, label, children, className }: Props) {
  const { labels, isOffline, isBusy, onSubmit } = useLeaving({
    queues,
    clear: isOnline => (isOnline ? undefined : clearDevice()),
  })
  return (
    <form
      method="post"
      action={href("/auth/sign-out")}
      onSubmit={onSubmit}
      data-awaits-script
      className={cn("grid gap-4", className)}
    >
      <LeavingNote
        {...{ labels, isOffline }}
        offlineText="We cleared this device, but you’re still signed in. We’ll sign you out when you’re back online. Keep this page open."
      />
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        {children}
        <PushButton type="submit" variant="white" icon="ph:sign-out-bold" busy={isBusy}>
          {labels.length > 0 ? "Sign out anyway" : label}
        </PushButton>
      </div>
    </form>
  )
}
