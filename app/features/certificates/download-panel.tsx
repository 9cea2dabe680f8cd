import { href } from "react-router"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Share } from "#app/ui/navigation/share.tsx"
import type { Card } from "./card.ts"
import { KeepOnPhone } from "./keep-on-phone.tsx"
import { linkedInLink } from "./linkedin.ts"

interface Props {
  card: Card
  issuer: string
  url: string
  isHolder: boolean
}

/** Downloads and share buttons. */
export function DownloadPanel({ card, issuer, url, isHolder }: Props) {
  const file = (name: string) => href("/certificate/:id/:file", { id: card.id, file: name })
  return (
    <section className="mt-10 grid gap-7 border-green-700 border-t-[1.5px] pt-7 print:hidden column:grid-cols-2">
      <div className="grid content-start gap-4">
        <h2 className="wdth-84 text-3">Keep a copy</h2>
        <div className="flex flex-wrap gap-x-3 gap-y-4">
          <PushButton href={file("certificate.pdf")} download icon="ph:file-pdf-fill">
            PDF
          </PushButton>
          <PushButton href={file("certificate.png")} download variant="white" icon="ph:image-fill">
            Picture
          </PushButton>
          <PushButton href={file("credential.jwt")} download variant="white" icon="ph:certificate-fill">
            Open Badge
          </PushButton>
        </div>
        <p className="max-w-[44ch] text-green-200 text-small">
          The badge is digitally signed, so other platforms can verify it.
        </p>
        {isHolder && <KeepOnPhone />}
      </div>
      <div className="grid content-start gap-4">
        <h2 className="wdth-84 text-3">Show it</h2>
        {isHolder && card.status === "valid" && (
          <PushButton
            href={linkedInLink(card, issuer, url)}
            target="_blank"
            rel="noopener"
            variant="air"
            icon="ph:linkedin-logo-fill"
            className="justify-self-start"
          >
            Add to LinkedIn profile
          </PushButton>
        )}
        <Share
          url={url}
          title={`${card.course}: a certificate of ${issuer}`}
          networks={["linkedin", "facebook", "twitter", "whatsapp", "email"]}
        />
      </div>
    </section>
  )
}
