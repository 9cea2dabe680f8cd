import { Link } from "react-router"
import { useSettings } from "#app/lib/settings.ts"

export function EmergencyStrip() {
  return (
    <section aria-label="Emergency" className="on-dark bg-ink text-white">
      <div className="wrap flex min-h-11 flex-wrap items-center gap-x-3 py-2 text-[0.9375rem] leading-tight">
        <p>
          <strong>Someone won't wake up?</strong> Call 911 first. Then give naloxone if you have it.
        </p>
        <a
          href="tel:911"
          className="ml-auto inline-flex min-h-8 items-center font-bold text-siren-300 underline"
        >
          Call 911
        </a>
      </div>
    </section>
  )
}

export function SiteHeader() {
  return (
    <header className="wrap flex min-h-23 items-center">
      <Link to="/">
        <img src="/default_logo.svg" width="126" height="50" alt={`${useSettings()?.name}, home`} />
      </Link>
    </header>
  )
}

export function SiteFooter() {
  return (
    <footer className="on-dark bg-ink text-white">
      <div className="wrap grid gap-6 py-16">
        <p className="display text-[clamp(3rem,14vw,13rem)] text-green-400 uppercase leading-[0.8] [font-stretch:62%]">
          {useSettings()?.name}
        </p>
        <p className="text-gray-300 text-sm">
          In the United States, call or text 988 for a mental health crisis, at any hour. For an emergency,
          call 911.
        </p>
      </div>
    </footer>
  )
}
