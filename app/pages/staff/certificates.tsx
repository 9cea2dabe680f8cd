import { data, href, redirect } from "react-router"
import { actOnCertificate } from "#app/features/certificates/staff-actions.server.ts"
import { StaffDetail } from "#app/features/certificates/staff-detail.tsx"
import { filterQuery, readFilters } from "#app/features/certificates/staff-filters.ts"
import { StaffList, StaffSearch } from "#app/features/certificates/staff-list.tsx"
import {
  certificateForStaff,
  certifiedCourses,
  listedForStaff,
} from "#app/features/certificates/staff-queries.ts"
import { supabase } from "#app/lib/auth/request-session.server.ts"
import { hasRole, requireStaff } from "#app/lib/auth/staff.server.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import { cn } from "#app/lib/theming/cn.ts"
import { StaffHeading } from "#app/ui/staff/staff-layout.tsx"
import type { Route } from "./+types/certificates"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { roles } = await requireStaff(context, url, "instructor", "auditor")
  const db = supabase(context)
  const filters = readFilters(url.searchParams)
  const now = Date.now()
  const [list, courses, certificate] = await Promise.all([
    listedForStaff(db, filters, new Date(now).toISOString()),
    certifiedCourses(db),
    params.id ? certificateForStaff(db, params.id) : null,
  ])
  if (params.id && !certificate) throwNotFound({ url })
  const mayAct = hasRole(roles, "instructor")
  return { ...list, courses, certificate, filters, mayAct, now, done: url.searchParams.get("done") }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  await requireStaff(context, url, "instructor")
  const { id = "" } = params
  const form = await request.formData()
  const answer = await actOnCertificate(supabase(context), id, form)
  if (answer === "unknown") throwNotFound({ url })
  if (answer) return data(answer, { status: 400 })
  const query = new URLSearchParams(filterQuery(readFilters(url.searchParams)))
  query.set("done", String(form.get("intent")))
  return redirect(`${href("/staff/certificates/:id?", { id })}?${query}`, 303)
}

export function meta({ location, matches }: Route.MetaArgs) {
  const tags = [{ name: "robots", content: "noindex" }]
  const description = "Find a certificate, see what happened to it, and suspend, revoke or correct it."
  return pageMeta(
    { title: "Certificates, staff", description, path: location.pathname, tags },
    rootData(matches),
  )
}

export default function StaffCertificatesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, next, courses, certificate, filters, mayAct, now, done } = loaderData
  return (
    <>
      <StaffHeading title="Certificates" />
      <div className={cn(certificate && "max-[1180px]:hidden")}>
        <StaffSearch {...{ filters, courses }} />
      </div>
      <div
        className={cn("grid gap-5", certificate && "min-[1180px]:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]")}
      >
        <div className={cn("grid", certificate && "max-[1180px]:hidden")}>
          <StaffList {...{ rows, next, filters, now }} openId={certificate?.id} />
        </div>
        {certificate && (
          <StaffDetail
            key={certificate.id}
            {...{ certificate, mayAct, done, now }}
            answer={actionData}
            listAddress={`/staff/certificates${filterQuery(filters)}`}
          />
        )}
      </div>
    </>
  )
}
