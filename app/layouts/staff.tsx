import { lazy, Suspense, useEffect } from "react"
import { href, Outlet } from "react-router"
import { roleView } from "#app/features/people/role-view/queries.ts"
import { RoleViewBar } from "#app/features/people/role-view/role-view-bar.tsx"
import { staffAreas } from "#app/features/staff/registry.server.ts"
import { StaffMenu } from "#app/features/staff/staff-menu.tsx"
import { memberAccount } from "#app/lib/auth/account.server.ts"
import { formDraft } from "#app/lib/auth/form-draft.server.ts"
import { useMember } from "#app/lib/auth/member.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { staffSession } from "#app/lib/auth/staff-session.server.ts"
import { cachedSettings } from "#app/lib/rendering/cached-settings.server.ts"
import { officeTimeZone } from "#app/lib/staff/office-time.server.ts"
import { Mark } from "#app/ui/brand/logo.tsx"
import { Avatar } from "#app/ui/data/avatar.tsx"
import { RestoredForm } from "#app/ui/forms/form.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { RouteError } from "#app/ui/shell/route-error.tsx"
import { MAIN_ID, SkipLink } from "#app/ui/shell/skip-link.tsx"
import { OfficeTimeZone } from "#app/ui/staff/office-time.tsx"
import type { Route } from "./+types/staff"

// Few pages show it, so the browser loads its code on demand.
const UnsavedNotice = import.meta.env.SSR
  ? (await import("#app/ui/staff/unsaved-notice.tsx")).UnsavedNotice
  : lazy(async () => ({ default: (await import("#app/ui/staff/unsaved-notice.tsx")).UnsavedNotice }))

export async function loader({ context, url }: Route.LoaderArgs) {
  const [account, draft] = await Promise.all([memberAccount(context), formDraft(context, url.pathname)])
  const roles = account?.roles ?? []
  // Before the session is used, nothing counts as waiting for it.
  const session = roles.length > 0 ? await staffSession(context) : "none"
  const db = supabase(context)
  const { modulesOff } = await cachedSettings(context)
  const [areas, view, timeZone] = await Promise.all([
    staffAreas(db, roles, modulesOff),
    session === "viewing" ? roleView(db) : null,
    roles.length > 0 ? officeTimeZone(db) : "UTC",
  ])
  return { areas, draft, view, timeZone }
}

/** The staff console: the site's design without stickers or mascot. */
export default function StaffLayout({ loaderData }: Route.ComponentProps) {
  const member = useMember()
  useEffect(() => {
    const left = new AbortController()
    void import("#app/ui/staff/keep-forms.ts").then(({ keepForms }) => keepForms(left.signal))
    return () => left.abort()
  }, [])
  return (
    <div className="grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr] bg-gray-100 column:grid-cols-[248px_minmax(0,1fr)] column:grid-rows-1 print:block print:bg-white">
      <SkipLink />
      <header className="on-dark flex flex-col gap-2.5 bg-ink p-3 text-white column:gap-6 column:px-3.5 column:py-5.5 print:hidden">
        <Link to="/" className="flex items-center gap-3 px-2.5 text-green-400 no-underline">
          <Mark className="w-9" />
          <b className="display wdth-88 text-white text-xl">Staff</b>
        </Link>
        {member && member.roles.length > 0 && <StaffMenu areas={loaderData?.areas ?? []} />}
        {member && (
          <p className="mt-auto flex items-center gap-3 px-2 font-bold leading-tight max-column:hidden">
            <Avatar name={member.name} decorative />
            <span className="truncate">{member.name}</span>
          </p>
        )}
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="min-w-0 px-[clamp(16px,2vw,32px)] pt-6 pb-8 outline-none">
        {loaderData?.view && <RoleViewBar view={loaderData.view} />}
        {loaderData?.draft && (
          <Suspense>
            <UnsavedNotice />
          </Suspense>
        )}
        <OfficeTimeZone value={loaderData?.timeZone ?? "UTC"}>
          <RestoredForm value={loaderData?.draft ?? undefined}>
            <Outlet />
          </RestoredForm>
        </OfficeTimeZone>
        {/* A file of its own would be one more on every page. */}
        <a
          href={href("/emergency")}
          className="mt-8 inline-flex min-h-11 items-center text-small underline print:hidden"
        >
          Someone won’t wake up? Show me the steps
        </a>
      </main>
    </div>
  )
}

/** An error during a view as a role: the page of the error, below the bar that ends the view. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <>
      {loaderData?.view && (
        <div className="bg-green-100 px-4 pt-4">
          <RoleViewBar view={loaderData.view} />
        </div>
      )}
      <RouteError error={error} />
    </>
  )
}
