import { href } from "react-router"
import { formatLongDate } from "#app/lib/format/dates.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Rosette } from "#app/ui/brand/rosette.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { Listed } from "./queries.ts"

/** Certificates as rows with their seal, gray if no longer valid. */
export function CertificateList({ certificates, now }: { certificates: readonly Listed[]; now: number }) {
  return (
    <ul className="grid">
      {certificates.map(certificate => (
        <li key={certificate.id} className="border-gray-300 border-b-[1.5px]">
          <Link
            to={href("/certificate/:id", { id: certificate.id })}
            className="grid grid-cols-[64px_1fr_auto] items-center gap-4 px-1 py-3 no-underline hover:underline"
          >
            <Rosette tone={isValid(certificate, now) ? "green" : "gray"} />
            <span>
              <b className="wrap-anywhere">{certificate.course_title}</b>
              <small className="block text-base text-gray-700">{statusLabel(certificate, now)}</small>
            </span>
            <Icon name="ph:arrow-right-bold" className="size-5.5" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function isValid({ status, expires_at }: Listed, now: number) {
  return status === "valid" && (expires_at === null || Date.parse(expires_at) > now)
}

function statusLabel(certificate: Listed, now: number) {
  const { status, expires_at, issued_at } = certificate
  if (status === "revoked") return "Revoked"
  if (status === "suspended") return "Suspended for now"
  if (!isValid(certificate, now)) return `Expired on ${formatLongDate(expires_at!)}`
  return expires_at ? `Good until ${formatLongDate(expires_at)}` : `Issued on ${formatLongDate(issued_at)}`
}
