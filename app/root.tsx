import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router"
import type { Route } from "./+types/root"
import "./app.css"
import { memberAccount } from "./lib/auth/account.server.ts"
import { fullDisk } from "./lib/auth/full-disk.server.ts"
import { guard } from "./lib/auth/guard.server.ts"
import { memberOf } from "./lib/auth/member.ts"
import { endThisSession, onboarding } from "./lib/auth/onboarding.server.ts"
import { saveHash } from "./lib/auth/return-hash.ts"
import { roleView } from "./lib/auth/role-view.server.ts"
import { getClaims } from "./lib/auth/session/request-session.server.ts"
import { session } from "./lib/auth/session/session-middleware.server.ts"
import { useSessionRefresh } from "./lib/auth/session/session-refresh.ts"
import { closedPages } from "./lib/modules/closed-pages.server.ts"
import { cachedSettings, cachedStateLooks } from "./lib/rendering/cached-settings.server.ts"
import { useErrorStatus } from "./lib/rendering/error-status.ts"
import { InlineScript } from "./lib/rendering/inline-script.tsx"
import { useLoadsApp } from "./lib/rendering/loads-app.ts"
import { useMissingChunkError } from "./lib/rendering/missing-chunks.ts"
import { followNewBuild } from "./lib/rendering/new-build.ts"
import { useSettings } from "./lib/rendering/settings.ts"
import { defaultMeta } from "./lib/seo/page-meta.ts"
import { appContext } from "./lib/supabase/app-context.server.ts"
import { setContentHeaders } from "./lib/supabase/cached-query.server.ts"
import { COLOR_MODE_SCRIPT, usePageColorMode, useRootColorMode } from "./lib/theming/color-mode.ts"
import { fontLinks } from "./lib/theming/font-links.ts"
import { withStateLook } from "./lib/theming/state-looks.server.ts"
import { theme } from "./lib/theming/theme.ts"
import { useLinkNavigation } from "./ui/navigation/use-link-navigation.ts"
import { NewVersion } from "./ui/overlays/new-version.tsx"
import { retryLostRequests } from "./ui/overlays/retry-middleware.ts"
import { ToastRegion } from "./ui/overlays/toast-region.tsx"
import { RouteError } from "./ui/shell/route-error.tsx"
import { useFocusOnNavigation } from "./ui/shell/use-focus-on-navigation.ts"

export const middleware: Route.MiddlewareFunction[] = [
  session,
  fullDisk,
  roleView,
  guard,
  onboarding,
  setContentHeaders,
  closedPages,
]
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  followNewBuild,
  saveHash,
  retryLostRequests,
]
export const links: Route.LinksFunction = fontLinks

export async function loader({ context, url }: Route.LoaderArgs) {
  const { publishableKey, siteUrl, supabaseUrl } = context.get(appContext)
  const [settings, account] = await Promise.all([cachedSettings(context), memberAccount(context)])
  if (account?.is_session_ended) throw await endThisSession(context, url)
  const user = account && getClaims(context)
  const member = user && memberOf(account, user)
  const { modulesOff: _, ...shown } = settings
  const settingsOf = member?.state
    ? withStateLook(shown, await cachedStateLooks(context), { state: member.state, supabaseUrl })
    : shown
  return { settings: settingsOf, siteUrl, supabaseUrl, publishableKey, user, member }
}

// The default for pages without their own meta.
export function meta({ error, location, matches }: Route.MetaArgs) {
  return error ? [{ name: "robots", content: "noindex" }] : defaultMeta(matches, location.pathname)
}

export function Layout({ children }: { children: React.ReactNode }) {
  const pageColorMode = usePageColorMode()
  const errorStatus = useErrorStatus()
  const loadsApp = useLoadsApp()
  const settings = useSettings()
  useRootColorMode()
  useLinkNavigation()
  return (
    // The script in the head adds a class before hydration.
    <html
      lang={settings?.default_locale ?? "en-US"}
      data-status={errorStatus === 500 ? undefined : errorStatus}
      data-primary={theme.primary}
      data-gray={theme.gray}
      data-color-mode-forced={pageColorMode === "system" ? undefined : pageColorMode}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <InlineScript>{COLOR_MODE_SCRIPT}</InlineScript>
        <link rel="icon" href={settings?.icon ?? "/favicon.svg"} />
        <link rel="apple-touch-icon" href={settings?.icon ?? "/apple-touch-icon.png"} />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {loadsApp && (
          <>
            <NewVersion />
            <ToastRegion />
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  useMissingChunkError()
  useSessionRefresh(loaderData.user)
  useFocusOnNavigation()
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
