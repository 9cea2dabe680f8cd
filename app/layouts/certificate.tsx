import { Outlet } from "react-router"
import { Logo } from "#app/ui/brand/logo.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { ShareButton } from "#app/ui/navigation/share-button.tsx"
import { EmergencyLink } from "#app/ui/shell/emergency-link.tsx"
import { MAIN_ID, SkipLink } from "#app/ui/shell/skip-link.tsx"

/** One certificate on a dark background; printed alone on US Letter, landscape. */
export default function CertificateLayout() {
  return (
    <div className="on-dark certificate-desk min-h-dvh bg-green-900 text-white print:min-h-0">
      <SkipLink />
      <header className="mx-auto flex max-w-330 items-center justify-between gap-4 px-gutter py-4 column:pt-5.5 column:pb-6.5 print:hidden">
        <Link to="/">
          <Logo light />
        </Link>
        <div className="flex items-center gap-3">
          <ShareButton />
          <PushButton
            variant="white"
            size="sm"
            icon="ph:printer-fill"
            className="mb-0"
            onClick={() => window.print()}
          >
            Print
          </PushButton>
        </div>
      </header>
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="mx-auto max-w-330 px-gutter pb-14 outline-none print:grid print:h-screen print:max-w-none print:content-center print:p-0"
      >
        <Outlet />
        <EmergencyLink className="mt-8" />
      </main>
    </div>
  )
}
