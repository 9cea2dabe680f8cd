import type { Course } from "./queries.ts"

/** What passing earns, with a sample certificate that is clearly marked as one. */
export function CertificateSample({ course }: { course: Course }) {
  const { pass_percent, validity_months } = course
  const validity = validity_months ? `It’s valid for ${validity_months} months.` : "It doesn’t expire."
  return (
    <section className="deferred-layout grid items-center gap-x-[clamp(24px,5vw,80px)] gap-y-6 column:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]">
      <div>
        <h2 className="wdth-84 text-2 leading-[0.94]">A test, and a certificate</h2>
        <p className="mt-4 max-w-[58ch]">
          After the lessons there’s a test. Get {pass_percent} percent right, including every life-saving
          question, and the certificate is yours. {validity} You can try again as often as you like. After
          repeated failed tries, you’ll wait a few minutes.
        </p>
      </div>
      <figure className="rounded-panel bg-green-900 p-[clamp(16px,2.4vw,34px)] text-white">
        <img
          src="/art/certificate.svg"
          width={1180}
          height={834}
          loading="lazy"
          alt="A sample certificate with a woven border, a seal and a square code."
          className="h-auto w-full -rotate-1"
        />
        <figcaption className="mt-3 text-small">
          A sample. Yours shows your name, the date and a number anyone can check.
        </figcaption>
      </figure>
    </section>
  )
}
