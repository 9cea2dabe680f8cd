import type { GivingOptions } from "./options.ts"

/** Beside the headline of a site that takes no gifts by card: where a check goes. */
export function CheckPanel({ options: { legalName, address } }: { options: GivingOptions }) {
  return (
    <section
      aria-labelledby="by-mail"
      className="grid gap-5 rounded-panel bg-white p-[clamp(20px,2.6vw,38px)] text-lead leading-[1.42] max-column:-mx-2"
    >
      <h2 id="by-mail" className="text-2 leading-tight">
        By mail, for now
      </h2>
      <p>We can’t take cards on this site yet. You can mail us a check, made out to {legalName}:</p>
      <address className="whitespace-pre-line border-ink border-l-4 pl-5 font-bold not-italic">
        {legalName}
        {"\n"}
        {address}
      </address>
      <p>Write your email on it, and we’ll send you a receipt for your taxes.</p>
    </section>
  )
}
