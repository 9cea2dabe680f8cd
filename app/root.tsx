import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router"
import type { Route } from "./+types/root"
import "./app.css"
import { nameContentTables, publicRead } from "./lib/public-pages.server.ts"
import { servicesContext } from "./lib/services.server.ts"
import { memberClaims, session } from "./lib/session.server.ts"
import { useSessionKeeper } from "./lib/session.ts"
import { siteSettings, useSettings } from "./lib/settings.ts"
import { ErrorPage } from "./ui/error-page.tsx"

export const middleware: Route.MiddlewareFunction[] = [session, nameContentTables]

export async function loader({ context }: Route.LoaderArgs) {
  const { publishableKey, siteUrl, supabaseUrl } = context.get(servicesContext)
  const settings = await publicRead(context, "site_settings", ["site_settings"], siteSettings)
  return { settings, siteUrl, supabaseUrl, publishableKey, user: memberClaims(context) }
}

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang={useSettings()?.default_locale ?? "en-US"}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  useSessionKeeper(loaderData.user)
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error)) return <ErrorPage status={error.status} message={messageOf(error)} />
  // Whatever else went wrong may speak of our insides; it is in the log, under the id of the request.
  return <ErrorPage status={500} message="Something went wrong on our side. Please try again." />
}

function messageOf({ data, statusText }: { data: unknown; statusText: string }) {
  return typeof data === "string" && data ? data : statusText
}
