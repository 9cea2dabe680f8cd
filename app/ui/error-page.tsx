import { useSettings } from "#app/lib/settings.ts"

/** The specification's error page. It leans on nothing but the page itself, because anything may have failed. */
export function ErrorPage({ status, message }: { status: number; message: string }) {
  const isMissing = status === 404
  const text = isMissing
    ? "Sorry! We couldn't find the page which you're looking for"
    : `An error occurred: ${message}`
  return (
    <main className="grid min-h-dvh bg-green-100 bg-[url(/backgrounds/default.svg)] bg-cover bg-center">
      <title>{isMissing ? message : text}</title>
      <div className="wrap grid w-full items-center gap-8 py-8 md:grid-cols-2">
        <div>
          <a href="/" className="mb-12 inline-block">
            <img src="/default_logo.svg" width="126" height="50" alt={useSettings()?.name ?? "Home"} />
          </a>
          <p className="display text-[clamp(6rem,17vw,15rem)] leading-[0.8]">{status}</p>
          <h1 className="display my-8 text-2 leading-none">{text}</h1>
          {/* A plain link: a full load clears whatever state the error left behind. */}
          <a href="/" className="push">
            <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
              <path d="M18 10H3m6-6-6 6 6 6" fill="none" stroke="currentColor" strokeWidth="2.5" />
            </svg>
            GO BACK HOME
          </a>
        </div>
        {isMissing && (
          <img
            src="/mascot/narcat-lost.svg"
            width="436"
            height="480"
            alt="Narcat, our orange cat, looks puzzled over the edge of an unfolded map."
            className="mx-auto h-auto w-4/5 max-w-140"
          />
        )}
      </div>
    </main>
  )
}
