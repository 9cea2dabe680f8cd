import { href } from "react-router"
import { formatLongDate } from "#app/lib/format/dates.ts"
import type { Flash } from "#app/lib/forms/flash.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { StageSteps } from "#app/ui/data/stage-steps.tsx"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { ApplicationStatus } from "./queries.ts"
import { STAGE_STEPS } from "./stages.ts"

/** Where an application is, for the applicant. */
export function ApplicationStatusView({
  application,
  flash,
}: {
  application: ApplicationStatus
  flash: Flash | null
}) {
  const { name, city, state, stage, note, chapter, submitted_at, changed_at } = application
  const isOpen = stage === "submitted" || stage === "interview"
  return (
    <div className="wrap grid gap-8 pb-[clamp(48px,6vw,96px)]">
      <div className="grid gap-3">
        <h1 className="display wdth-74 wrap-anywhere text-1 uppercase leading-[0.86]">
          {city}, {state}
        </h1>
        <p className="text-lead">
          {name}, you sent this application on {formatLongDate(submitted_at)}. Last change:{" "}
          {formatLongDate(changed_at)}.
        </p>
      </div>
      <FlashMessage flash={flash} className="max-w-190" />
      {stage === "declined" && (
        <Callout tone="warm" title="Not this time">
          We can’t start this chapter right now. You can apply again when things change.
        </Callout>
      )}
      {stage === "withdrawn" && (
        <Callout tone="info" title="Withdrawn">
          You withdrew this application. You can send a new one any time.
        </Callout>
      )}
      {(isOpen || stage === "approved") && (
        <StageSteps
          steps={STAGE_STEPS}
          stage={stage}
          className="column:grid-cols-3"
          headingClass="text-[clamp(1.6rem,2.6vw,2.4rem)]"
        />
      )}
      {note && (
        <section className="grid max-w-190 gap-2">
          <h2 className="wdth-92 text-3">Our note to you</h2>
          <p className="wrap-anywhere whitespace-pre-line">{note}</p>
        </section>
      )}
      {chapter && (
        <PushButton to={href("/about/chapters/:chapter", { chapter })} className="justify-self-start">
          Open your chapter’s page
        </PushButton>
      )}
      {isOpen && (
        <Form>
          <SubmitButton variant="white" className="justify-self-start">
            Withdraw the application
          </SubmitButton>
        </Form>
      )}
    </div>
  )
}
