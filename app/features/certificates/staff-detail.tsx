import type { ReactNode } from "react"
import { href } from "react-router"
import { formatLongDate } from "#app/lib/format/dates.ts"
import type { DetailProps } from "#app/lib/staff/define-staff-list.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { OfficeTime } from "#app/ui/staff/office-time.tsx"
import { StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { formatCertificateNumber } from "./card.ts"
import { NameCorrection, Reinstatement, Revocation, Suspension } from "./staff-forms.tsx"
import { eventLabel, reasonLabel, statusBadge } from "./staff-labels.ts"
import type { StaffCertificate } from "./staff-queries.ts"

export function StaffDetail({
  detail: certificate,
  mayAct,
  message,
  result,
  listHref,
  now,
}: DetailProps<StaffCertificate>) {
  const { id, holder_name, course_title, status } = certificate
  const badge = statusBadge(certificate, now)
  const resultFor = (intent: string) => (result?.intent === intent ? result : {})
  return (
    <StaffSheet className="grid gap-7 self-start p-[clamp(18px,2vw,28px)]">
      <div className="grid gap-3">
        <Link to={listHref} className="justify-self-start underline min-[1180px]:hidden">
          Back to the list
        </Link>
        <div className="flex items-start justify-between gap-4">
          <h2 className="wrap-anywhere wdth-88 text-3 leading-tight">{holder_name ?? "No name"}</h2>
          <Badge tone={badge.tone} className="flex-none">
            {badge.label}
          </Badge>
        </div>
        <p className="wrap-anywhere font-mono text-small">{formatCertificateNumber(id)}</p>
        <Facts certificate={certificate} />
        <p>
          <Link to={href("/certificate/:id", { id })} className="underline">
            View the public page
          </Link>
        </p>
      </div>
      {message}
      {mayAct && (
        <>
          <Section title="Status">
            {status === "revoked" && (
              <p>A revoked certificate stays revoked. The holder can take the test again.</p>
            )}
            {status === "valid" && <Suspension answer={resultFor("suspended")} />}
            {status === "suspended" && <Reinstatement answer={resultFor("valid")} />}
            {status !== "revoked" && <Revocation course={course_title} answer={resultFor("revoked")} />}
          </Section>
          {certificate.hasHolder && status === "valid" && (
            <Section title="Name on it">
              <NameCorrection name={holder_name ?? ""} answer={resultFor("name")} />
            </Section>
          )}
        </>
      )}
      <Section title="History">
        <History certificate={certificate} />
      </Section>
    </StaffSheet>
  )
}

function Facts({ certificate }: { certificate: StaffCertificate }) {
  const { course_title, issued_at, expires_at, status_reason, replaces, name_form } = certificate
  const facts: [string, ReactNode][] = [
    ["Course", course_title],
    ["Issued", formatLongDate(issued_at)],
    ["Expires", expires_at ? formatLongDate(expires_at) : "Never expires"],
    [
      "Name shown",
      { full: "In full", initials: "As initials", hidden: "Not at all" }[name_form] ?? name_form,
    ],
  ]
  const reason = reasonLabel(status_reason)
  if (reason) facts.push(["Reason", reason])
  if (replaces) {
    facts.push([
      "Renews",
      <Link key="earlier" to={href("/staff/certificates/:id?", { id: replaces })} className="underline">
        an earlier one
      </Link>,
    ])
  }
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1">
      {facts.map(([term, text]) => (
        <div key={term} className="contents">
          <dt className="text-gray-600">{term}</dt>
          <dd className="wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function History({ certificate: { history } }: { certificate: StaffCertificate }) {
  if (history.length === 0) return <p>No events yet.</p>
  return (
    <ol className="grid gap-3">
      {history.map(({ kind, detail, happened_at, by_holder, by_name }) => (
        <li key={`${kind} ${happened_at}`} className="border-gray-300 border-b-[1.5px] pb-3 last:border-0">
          <b>{eventLabel(kind)}</b>
          {reasonLabel(detail) && <>. {reasonLabel(detail)}</>}
          <small className="block text-gray-600 text-small">
            <OfficeTime at={happened_at} />
            {by_holder && ", the holder"}
            {by_name && `, ${by_name}`}
          </small>
        </li>
      ))}
    </ol>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-ink border-t-[2.5px] pt-4">
      <h3 className="font-bold text-lead">{title}</h3>
      {children}
    </section>
  )
}
