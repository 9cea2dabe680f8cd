import { lazy, Suspense } from "react"
import type { Listed } from "./queries.ts"

// It contains nothing but links, which work before the browser has loaded it.
const CertificateList = import.meta.env.SSR
  ? (await import("./certificate-list.tsx")).CertificateList
  : lazy(async () => ({ default: (await import("./certificate-list.tsx")).CertificateList }))

/** The certificates of a learner, for the learner and their guardians. */
export function LearnerCertificates({ certificates, now }: { certificates: readonly Listed[]; now: number }) {
  if (certificates.length === 0) return <p>None yet.</p>
  return (
    <Suspense>
      <CertificateList certificates={certificates} now={now} />
    </Suspense>
  )
}
