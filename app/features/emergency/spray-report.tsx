import { NEW_RESCUE, viewOf } from "./rescue.ts"

/** What to tell the crew of the ambulance. */
export function SprayReport() {
  return (
    <dl className="step-report rounded-[20px] bg-white px-4 py-3">
      <dt className="font-[650] leading-tight">Tell the crew</dt>
      <dd data-text="report" className="font-bold leading-tight">
        {viewOf(NEW_RESCUE, 0).texts.report}
      </dd>
    </dl>
  )
}
