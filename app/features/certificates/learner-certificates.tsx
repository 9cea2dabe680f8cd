import { CertificateList } from "./certificate-list.tsx"
import type { Listed } from "./queries.ts"

/** For guardians and the learner alike: what has been earned. */
export function LearnerCertificates({ certificates, now }: { certificates: readonly Listed[]; now: number }) {
  if (certificates.length === 0) return <p>None yet.</p>
  return <CertificateList certificates={certificates} now={now} />
}
