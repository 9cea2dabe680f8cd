import { href } from "react-router"
import { DashboardPanel } from "#app/ui/data/dashboard-panel.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { CertificateList } from "./certificate-list.tsx"
import type { Listed } from "./queries.ts"
import type { WaitingCertificate } from "./waiting.ts"
import { WaitingNote } from "./waiting-note.tsx"

interface Props {
  certificates: readonly Listed[]
  waiting: readonly WaitingCertificate[]
  now: number
}

/** On /me: the member's certificates, or a link to earn the first one. */
export function CertificatesPanel({ certificates, waiting, now }: Props) {
  if (certificates.length + waiting.length === 0) {
    return (
      <DashboardPanel
        title="Certificates"
        action={
          <PushButton to={href("/get-certified")} variant="white" iconAfter="ph:arrow-right-bold">
            Get certified
          </PushButton>
        }
      >
        <p className="max-w-[34em]">Pass a course’s test, and your certificate appears here.</p>
        <OtherAddress />
      </DashboardPanel>
    )
  }
  return (
    <DashboardPanel title="Certificates">
      {waiting.map(({ attempt, notice }) => (
        <WaitingNote key={attempt} notice={notice} />
      ))}
      {certificates.length > 0 && <CertificateList certificates={certificates} now={now} />}
      <OtherAddress />
    </DashboardPanel>
  )
}

function OtherAddress() {
  return (
    <p>
      Earned one with a different email?{" "}
      <Link to={href("/me/merge/:code?")} className="underline">
        Move it here
      </Link>
      .
    </p>
  )
}
