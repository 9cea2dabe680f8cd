import { data, redirect } from "react-router"
import { KitDesk, ShelfForm } from "#app/features/kits/desk.tsx"
import { kitRequests, kitsOnShelf } from "#app/features/kits/queries.ts"
import { readView, VIEWS, viewAddress, viewLabel } from "#app/features/kits/views.ts"
import { supabase } from "#app/lib/auth/request-session.server.ts"
import { requireStaff } from "#app/lib/auth/staff.server.ts"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { submittedValues } from "#app/ui/forms/submitted-values.ts"
import { StaffHeading, StaffViews } from "#app/ui/staff/staff-layout.tsx"
import type { Route } from "./+types/kits"

const SAID: Record<string, string> = {
  moved: "Moved on.",
  "not-possible": "Somebody else was faster: that request is already further on.",
  unknown: "That request is gone.",
  saved: "The shelf is counted.",
}

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireStaff(context, url, "outreach")
  const db = supabase(context)
  const { view, after } = readView(url.searchParams)
  const [list, kits] = await Promise.all([kitRequests(db, view, after), kitsOnShelf(db)])
  const said = url.searchParams.get("said") ?? ""
  return { ...list, kits, view, isFurtherOn: after !== null, said: said in SAID ? said : null }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  await requireStaff(context, url, "outreach")
  const db = supabase(context)
  const form = await request.formData()
  if (form.has("kits")) {
    const typed = String(form.get("kits")).trim()
    const on_shelf = /^\d{1,6}$/.test(typed) ? Number(typed) : -1
    const { data: outcome } = await db.rpc("set_kit_stock", { on_shelf }).throwOnError()
    if (outcome === "saved") return back(url, outcome)
    const errors = { kits: "Type a whole number from 0 to 100000." }
    return data({ errors, values: submittedValues(form) }, { status: 400 })
  }
  const wish = { wanted: String(form.get("request")), next_status: String(form.get("move")) }
  if (!/^[0-9a-f-]{36}$/.test(wish.wanted)) return back(url, "unknown")
  const { data: outcome } = await db.rpc("move_kit_request", wish).throwOnError()
  return back(url, outcome)
}

function back(url: URL, said: string) {
  const { view } = readView(url.searchParams)
  const address = viewAddress(view)
  return redirect(`${address}${address.includes("?") ? "&" : "?"}said=${said}`, 303)
}

export function meta({ location, matches }: Route.MetaArgs) {
  const tags = [{ name: "robots", content: "noindex" }]
  const description = "Requests for kits: approve, pack, send."
  return pageMeta({ title: "Kits, staff", description, path: location.pathname, tags }, rootData(matches))
}

export default function StaffKitsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, next, kits, view, isFurtherOn, said } = loaderData
  const views = VIEWS.map(one => ({ label: viewLabel(one), to: viewAddress(one), isOpen: one === view }))
  const isGood = said === "moved" || said === "saved"
  return (
    <>
      <StaffHeading title="Kits">
        <ShelfForm kits={kits} answer={actionData} />
      </StaffHeading>
      <div className="mb-4 grid gap-4">
        <StaffViews label="States" views={views} />
        {said && !actionData && (
          <div role="status">
            <Callout tone={isGood ? "good" : "warm"}>{SAID[said]}</Callout>
          </div>
        )}
      </div>
      <KitDesk {...{ rows, next, view, isFurtherOn }} />
    </>
  )
}
