import { href } from "react-router"
import { formatLongDate } from "#app/lib/format/dates.ts"
import { EmptyState } from "#app/ui/data/empty-state.tsx"
import { StageSteps } from "#app/ui/data/stage-steps.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { IfOpen } from "#app/ui/navigation/if-open.tsx"
import type { OwnApplication } from "./queries.ts"
import { SCREENING_RESULTS } from "./screening-results.ts"
import { OPEN_STAGES, STAGE_STEPS } from "./stages.ts"

/** Where the member's application is, or how to send one. */
export function ApplicationStatus({ application }: { application: OwnApplication | null }) {
  const apply = (
    <IfOpen to={href("/get-involved/volunteer")}>
      <PushButton to={`${href("/get-involved/volunteer")}#apply`}>Apply to volunteer</PushButton>
    </IfOpen>
  )
  if (!application)
    return (
      <EmptyState title="You haven’t applied yet" action={apply}>
        Send an application, and you can follow it here.
      </EmptyState>
    )
  const { stage, note, submitted_at, changed_at } = application
  const isOpen = OPEN_STAGES.includes(stage)
  return (
    <div className="grid gap-5">
      <p>
        Sent on {formatLongDate(submitted_at)}. Last change: {formatLongDate(changed_at)}.
      </p>
      {isOpen ? (
        <StageSteps
          steps={STAGE_STEPS}
          stage={stage}
          headings="h3"
          className="phone:grid-cols-2"
          headingClass="text-[1.6rem]"
        />
      ) : (
        <p className="font-bold">{ENDINGS[stage]}</p>
      )}
      <Screening {...application} />
      {note && (
        <div className="grid gap-1">
          <h3 className="font-bold">Our note to you</h3>
          <p className="wrap-anywhere whitespace-pre-line">{note}</p>
        </div>
      )}
      {isOpen ? (
        <Form intent="withdraw">
          <SubmitButton variant="white" size="sm" className="justify-self-start">
            {stage === "active" ? "Stop volunteering" : "Withdraw the application"}
          </SubmitButton>
        </Form>
      ) : (
        <p>{apply}</p>
      )}
    </div>
  )
}

function Screening({ screening_result, screened_on, screening_ends_on }: OwnApplication) {
  if (!screening_result || !screened_on) return null
  return (
    <div className="grid gap-1">
      <h3 className="font-bold">Your screening</h3>
      <p>
        {SCREENING_RESULTS[screening_result]} on {formatLongDate(screened_on)}.
        {screening_ends_on && ` It counts for shifts through ${formatLongDate(screening_ends_on)}.`}
      </p>
      <p className="text-gray-700">We keep only this result and the days, never the report.</p>
    </div>
  )
}

const ENDINGS: Partial<Record<OwnApplication["stage"], string>> = {
  inactive: "You’re not on our list of volunteers anymore. You can come back any time.",
  declined: "We couldn’t find a job that fits. You can apply again when things change.",
  withdrawn: "You withdrew this application. You can send a new one any time.",
}
