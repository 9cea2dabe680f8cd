import { href } from "react-router"
import { formatLongDate } from "#app/lib/format/dates.ts"
import type { Flash } from "#app/lib/forms/flash.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { StageSteps } from "#app/ui/data/stage-steps.tsx"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { IfOpen } from "#app/ui/navigation/if-open.tsx"
import { KIND_LABELS } from "./kinds.ts"
import type { OfferChange, OfferStatus } from "./queries.ts"
import { STAGE_LABELS, STAGE_STEPS } from "./stages.ts"

interface Props {
  offer: OfferStatus
  history: readonly OfferChange[]
  flash: Flash | null
}

/** Where an offer is, for the donor. */
export function OfferStatusView({ offer, history, flash }: Props) {
  const { name, kind, organization, details, wants_thanks, stage, note, sent_at, changed_at } = offer
  const isClosed = stage === "declined" || stage === "withdrawn"
  return (
    <div className="wrap grid gap-8 py-[clamp(32px,5vw,76px)]">
      <div className="grid gap-3">
        <h1 className="display wdth-74 wrap-anywhere text-1 uppercase leading-[0.86]">Your offer</h1>
        <p className="max-w-[40em] text-lead">
          {name}, you sent this offer on {formatLongDate(sent_at)}. Last change: {formatLongDate(changed_at)}.
        </p>
      </div>
      <FlashMessage flash={flash} className="max-w-190" />
      {stage === "declined" && (
        <Callout tone="warm" title="We can’t accept this one">
          Thank you for offering. Our note below says why.
        </Callout>
      )}
      {stage === "withdrawn" && (
        <Callout tone="info" title="Withdrawn">
          You withdrew this offer. You can send a new one any time.
        </Callout>
      )}
      {!isClosed && (
        <StageSteps
          steps={STAGE_STEPS}
          stage={stage}
          hasEnd
          className="column:grid-cols-4"
          headingClass="text-[clamp(1.6rem,2.2vw,2.1rem)]"
        />
      )}
      <div className="grid gap-x-[clamp(24px,5vw,80px)] gap-y-8 column:grid-cols-2">
        {note && (
          <section className="grid max-w-190 content-start gap-2">
            <h2 className="wdth-92 text-3">Our note to you</h2>
            <p className="wrap-anywhere whitespace-pre-line">{note}</p>
          </section>
        )}
        <section className="grid max-w-190 content-start gap-2">
          <h2 className="wdth-92 text-3">What you wrote</h2>
          <p className="font-bold">
            {[KIND_LABELS[kind], organization, wants_thanks ? "thanks in public" : "anonymous"]
              .filter(Boolean)
              .join(", ")}
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{details}</p>
        </section>
        {history.length > 1 && (
          <section className="grid max-w-190 content-start gap-2">
            <h2 className="wdth-92 text-3">What happened so far</h2>
            <ol className="grid gap-2">
              {history.map(({ stage, note, changed_at }, index) => (
                <li key={changed_at} className="wrap-anywhere whitespace-pre-line">
                  <b>{STAGE_LABELS[stage]}</b>, {formatLongDate(changed_at)}
                  {/* The note of the last stage is beside the list. */}
                  {note && index < history.length - 1 && <span className="block">{note}</span>}
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
      {isClosed ? (
        <IfOpen to={href("/get-involved/donor")}>
          <PushButton
            to={`${href("/get-involved/donor")}#offer`}
            variant="white"
            className="justify-self-start"
          >
            Send a new offer
          </PushButton>
        </IfOpen>
      ) : (
        stage !== "completed" && (
          <Form>
            <SubmitButton variant="white" className="justify-self-start">
              Withdraw the offer
            </SubmitButton>
          </Form>
        )
      )}
    </div>
  )
}
