import { useEffect, useState } from "react"
import { ClaimForm } from "./claim-form.tsx"
import { hasGuestProgress, progressStorage } from "./guest-progress.ts"
import { useMemberId } from "./use-progress-sync.ts"

interface Props {
  /** Courses of the guest as the server knows them; the device may know more. */
  courses: readonly string[] | null
  className?: string
}

/** Asks a member whether the guest's progress on this device is theirs. Nothing is attached before they answer. */
export function ClaimQuestion({ courses, className }: Props) {
  const member = useMemberId()
  const [isOnDevice, setIsOnDevice] = useState(false)
  useEffect(() => setIsOnDevice(hasGuestProgress(progressStorage())), [])
  if (!member || (!courses && !isOnDevice)) return null
  return <ClaimForm {...{ courses, member, className }} />
}
