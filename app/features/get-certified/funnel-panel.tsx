import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Stepper } from "#app/ui/forms/stepper.tsx"
import type { Funnel } from "./funnel.ts"

/** The steps to the certificate, the current one, and one button. */
export function FunnelPanel({ funnel: { steps, current, next } }: { funnel: Funnel }) {
  return (
    <section aria-label="Where you are" className="wrap pt-[clamp(36px,4.4vw,64px)]">
      <Stepper
        label="The way to your certificate"
        direction="across"
        steps={steps.map(label => ({ label }))}
        current={current}
      />
      <div className="mt-[clamp(20px,2.4vw,36px)] grid items-center gap-x-10 gap-y-5 rounded-panel bg-green-200 p-[clamp(20px,2.8vw,44px)] column:grid-cols-[1fr_auto]">
        <div className="grid gap-2.5">
          <h2 className="wdth-84 text-balance text-[clamp(1.8rem,3.4vw,3rem)] leading-[0.94]">
            {next.title}
          </h2>
          <p className="max-w-[38em] text-[1.125rem]">{next.text}</p>
        </div>
        <PushButton
          to={next.to}
          variant="ink"
          size="lg"
          iconAfter="ph:arrow-right-bold"
          className="justify-self-start"
        >
          {next.label}
        </PushButton>
      </div>
    </section>
  )
}
