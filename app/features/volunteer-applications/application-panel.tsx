import { href } from "react-router"
import type { Flash } from "#app/lib/forms/flash.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { ApplicationForm } from "./application-form.tsx"
import { APPLICATION_REFUSALS } from "./refusals.ts"

type Obstacle = DbEnum<"volunteer_application_outcome">

interface Props {
  /** Null for visitors. */
  member: { name: string; home: string | null; obstacle: Obstacle | null; flash: Flash | null } | null
}

/** On the page about volunteering: the form, or what has to happen before it. */
export function ApplicationPanel({ member }: Props) {
  return (
    <section id="apply" className="wrap scroll-mt-24 py-[clamp(40px,5vw,76px)]">
      <div className="grid gap-x-[clamp(24px,5vw,80px)] gap-y-5 border-ink border-t-4 pt-5 column:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div className="grid content-start gap-1.5">
          <h2 className="wdth-92 text-3">Apply</h2>
          <p className="max-w-[38em] text-gray-700">
            Three minutes. We answer within two weeks, and you can follow every step in your account.
          </p>
        </div>
        <div className="grid max-w-190 content-start gap-6 column:pt-1.5">
          {member ? <MemberPart {...member} /> : <VisitorPart />}
        </div>
      </div>
    </section>
  )
}

function VisitorPart() {
  return (
    <div className="grid justify-items-start gap-3">
      <p className="max-w-[38em]">
        You need a free account, so that you can follow your application, pick shifts and count your hours.
      </p>
      {/* The action sends visitors to sign in and brings them back. */}
      <Form intent="sign-in">
        <SubmitButton variant="ink" size="lg">
          Sign in to apply
        </SubmitButton>
      </Form>
    </div>
  )
}

function MemberPart({ name, home, obstacle, flash }: NonNullable<Props["member"]>) {
  return (
    <>
      <FlashMessage flash={flash} />
      {obstacle === null ? <ApplicationForm name={name} home={home} /> : <Refusal obstacle={obstacle} />}
    </>
  )
}

function Refusal({ obstacle }: { obstacle: Obstacle }) {
  if (obstacle === "already-open")
    return (
      <div className="grid justify-items-start gap-3">
        <p>We have your application.</p>
        <PushButton to={href("/me/volunteering")} iconAfter="ph:arrow-right-bold">
          See where it is
        </PushButton>
      </div>
    )
  if (obstacle === "no-consent")
    return (
      <Callout tone="warm" title="A guardian has to agree first">
        If you’re under 18, you volunteer with a guardian’s consent to events.{" "}
        <Link to={href("/me/guardians")} className="font-bold underline">
          Ask yours
        </Link>
        .
      </Callout>
    )
  if (obstacle === "no-age")
    return (
      <Callout tone="warm" title="Tell us your age first">
        It decides what we may ask you.{" "}
        <Link to={href("/me/welcome")} className="font-bold underline">
          Answer one question
        </Link>
        .
      </Callout>
    )
  return <p>{obstacle === "submitted" ? "" : APPLICATION_REFUSALS[obstacle]}</p>
}
