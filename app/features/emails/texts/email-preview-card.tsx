import { Callout } from "#app/ui/data/callout.tsx"
import { StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import type { EmailPreview } from "./preview.server.ts"

/** An email with example values, and what stays as shipped below it. */
export function EmailPreviewCard({ preview }: { preview: EmailPreview }) {
  const { subject, heading, paragraphs, button, facts = [], code, footnote, isSent } = preview
  return (
    <StaffSheet className="grid gap-4 p-[clamp(18px,2vw,28px)]">
      <h2 className="text-3">With example values</h2>
      {isSent && (
        <Callout tone="good">
          <p>The test is on its way to your own address. You can send one each minute.</p>
        </Callout>
      )}
      <p className="wrap-anywhere">
        <span className="text-gray-600 text-small">Subject</span>
        <b className="block">{subject}</b>
      </p>
      <div className="grid gap-3 rounded-2xl bg-gray-100 p-5">
        <h3 className="wrap-anywhere font-bold text-lead">{heading}</h3>
        {paragraphs.map((paragraph, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place in the email
          <p key={i} className="wrap-anywhere whitespace-pre-line">
            {paragraph}
          </p>
        ))}
        {facts.map(({ label, value }) => (
          <p key={label} className="wrap-anywhere">
            <span className="text-gray-600 text-small">{label}</span> <b>{value}</b>
          </p>
        ))}
        {button && (
          <p>
            <span className="inline-block rounded-xl border-2 border-ink bg-green-400 px-4 py-2 font-bold">
              {button}
            </span>
          </p>
        )}
        {code && <p className="font-mono text-lead">{code}</p>}
        {footnote && <p className="wrap-anywhere text-gray-700 text-small">{footnote}</p>}
      </div>
    </StaffSheet>
  )
}
