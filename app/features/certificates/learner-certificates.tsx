import { CertificateList } from "./certificate-list.tsx"
import type { Listed } from "./queries.ts"

/** The certificates of a learner, for the learner and their guardians. */
export function LearnerCertificates({ certificates, now }: { certificates: readonly Listed[]; now: number }) {
  if (certificates.length === 0) return <p>None yet.</p>
  return <CertificateList certificates={certificates} now={now} />
}
