import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"

/** Introduces the steps on one page. */
export function OnePage({ lead }: { lead: string }) {
  return (
    <div
      id="all"
      tabIndex={-1}
      className="wrap grid gap-6 py-[clamp(40px,6vw,96px)] outline-none print:gap-2 print:py-0"
    >
      <FittedHeadline lines={["All six", "on one page"]} measure={{ phone: 4.5, wide: 7.5 }} />
      <p className="max-w-[34em] text-lead">{lead}</p>
      <div className="flex flex-wrap gap-4 print:hidden">
        <PushButton
          href="tel:911"
          variant="siren"
          icon="ph:phone-fill"
          className="[--focus:var(--color-ink)]"
        >
          Call 911
        </PushButton>
        <PushButton variant="white" icon="ph:printer-fill" data-print hidden>
          Print it
        </PushButton>
      </div>
    </div>
  )
}
