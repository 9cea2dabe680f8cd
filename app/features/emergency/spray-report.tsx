import { type Rescue, sprayReport } from "./rescue.ts"
import { useNow } from "./use-now.ts"

/** What to tell the crew of the ambulance. */
export function SprayReport({ rescue }: { rescue: Rescue }) {
  const now = useNow(true)
  return (
    <dl className="rounded-[20px] bg-white px-4 py-3">
      <dt className="font-[650] leading-tight">Tell the crew</dt>
      <dd className="text-xl font-bold leading-tight">{sprayReport(rescue, now)}</dd>
    </dl>
  )
}
