import { OfficeTime } from "#app/ui/staff/office-time.tsx"
import type { lastComparison } from "./staff-queries.ts"

/** When our gifts were last compared with the provider's list, and what came of it. */
export function LastComparison({ extra }: { extra: Awaited<ReturnType<typeof lastComparison>> }) {
  const { comparison } = extra
  if (!comparison) return <p>Not compared yet. The first comparison runs tonight.</p>
  const { compared_at, payments, open_differences } = comparison
  return (
    <p>
      Last compared on{" "}
      <b>
        <OfficeTime at={compared_at} show="longDay" />
      </b>
      : {payments === 1 ? "1 payment" : `${payments} payments`},{" "}
      {open_differences === 0
        ? "no open differences"
        : open_differences === 1
          ? "1 open difference"
          : `${open_differences} open differences`}
      .
    </p>
  )
}
