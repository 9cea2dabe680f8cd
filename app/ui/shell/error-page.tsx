import { href } from "react-router"
import { useStateBranding } from "#app/lib/auth/member.ts"
import { CLOSED_MESSAGE } from "#app/lib/modules/is-closed.ts"
import { useIsOpen } from "#app/lib/modules/use-is-open.ts"
import { useSettings } from "#app/lib/rendering/settings.ts"
import { fullTitle, siteConfig } from "#app/lib/seo/site-config.ts"
import { cn } from "#app/lib/theming/cn.ts"
import { brandingFor } from "#app/lib/theming/state-branding.ts"
import { Logo } from "#app/ui/brand/logo.tsx"
import { Narcat } from "#app/ui/brand/mascot.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { isNetworkError } from "#app/ui/overlays/offline-retry.ts"
import { OfflinePage } from "./offline-page.tsx"

interface Props {
  status: number
  message: string
  /** The thrown error, unless it is a response. */
  cause?: unknown
}

/** The specification's error page, unless the network failed. It needs no loader data, which may have failed. */
export function ErrorPage({ cause, ...props }: Props) {
  const title = useTitle()
  return isNetworkError(cause) ? <OfflinePage title={title} /> : <StatusPage {...props} title={title} />
}

function useTitle() {
  const settings = useSettings()
  return (text: string) => {
    const separator = settings?.title_separator ?? settings?.separator
    return fullTitle(text, siteConfig({ name: settings?.name, titleSeparator: separator }))
  }
}

interface StatusProps extends Omit<Props, "cause"> {
  title(text: string): string
}

function StatusPage({ status, message, title }: StatusProps) {
  const branding = useStateBranding()
  // The page of a closed part has no settings to ask: the root's middleware threw it.
  const hasEvents = useIsOpen()({ to: href("/events") }) && message !== CLOSED_MESSAGE
  const isDefaultBranding = branding.background === brandingFor(null).background
  // The shipped backgrounds are quiet where the text is; a picture that staff chose may not be.
  const isPicture = !branding.background.startsWith("/backgrounds/")
  const isMissing = status === 404
  const text = textOf(status, message)
  return (
    <main className="relative isolate flex min-h-dvh flex-col overflow-hidden bg-green-100">
      <title>{title(isMissing ? message : text)}</title>
      <img
        src={branding.background}
        width="1440"
        height="900"
        alt=""
        className="absolute inset-0 -z-1 size-full object-cover object-[72%_100%]"
      />
      {/* Plain links, because a full load clears the state that the error left. */}
      <div className="wrap w-full pt-6">
        <a href="/" className="inline-block">
          <Logo />
        </a>
      </div>
      <div className="wrap grid w-full flex-1 grid-cols-1 content-start items-center gap-x-12 gap-y-5.5 pt-5.5 pb-10 column:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] column:content-center column:pt-0">
        <Status code={status} mark={branding.mark} />
        {isMissing && (
          <Narcat
            pose="lost"
            alt="Narcat, our orange cat, looks puzzled over the edge of an unfolded map."
            className="mx-auto w-[78%] max-w-135 column:row-span-2 column:mr-0 column:ml-auto column:w-full"
          />
        )}
        <div>
          <h1
            className={cn(
              "mb-5 max-w-[17em] wdth-84 text-[clamp(1.7rem,3vw,2.9rem)] leading-[0.98] column:mb-6.5",
              isPicture && "w-fit rounded-tag bg-white/86 px-3 py-2",
            )}
          >
            {text}
          </h1>
          <PushButton
            href="/"
            size="lg"
            variant={isDefaultBranding ? "green" : "white"}
            icon="ph:arrow-left-bold"
            className="max-column:w-full"
          >
            GO BACK HOME
          </PushButton>
          <p className="mt-4.5 w-fit rounded-tag bg-white/86 px-3 py-1 [&>a]:underline">
            Or try <a href={href("/courses")}>courses</a>
            {hasEvents && (
              <>
                , <a href={href("/events")}>events</a>,
              </>
            )}{" "}
            or <a href={href("/about/resources")}>where to get naloxone</a>. Someone won’t wake up?{" "}
            <a href={href("/emergency")}>Show me the steps</a>.
          </p>
        </div>
      </div>
    </main>
  )
}

function textOf(status: number, message: string) {
  if (message === CLOSED_MESSAGE) return message
  return status === 404
    ? "Sorry! We couldn't find the page which you're looking for"
    : `An error occurred: ${message}`
}

/** The status code, with our mark in place of zeros. */
function Status({ code, mark }: { code: number; mark: string }) {
  return (
    <p
      aria-hidden="true"
      className="display -ml-[0.03em] flex items-end gap-[0.03em] wdth-92 text-[41vw] leading-[0.74] column:self-end column:text-[clamp(9rem,20.5vw,19.4rem)]"
    >
      {[...String(code)].map((digit, i) =>
        digit === "0" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: digits are identified by their position
          <img key={i} src={mark} width="100" height="116" alt="" className="-mb-[0.02em] h-[0.9em] w-auto" />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: digits are identified by their position
          <span key={i}>{digit}</span>
        ),
      )}
    </p>
  )
}
