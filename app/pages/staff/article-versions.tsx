import { comparedVersions, restoreVersion } from "#app/features/article-editor/compare.server.ts"
import { staffPage } from "#app/features/article-editor/staff-list.tsx"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { requireStaff, requireStaffForm } from "#app/lib/auth/staff.server.ts"
import { redirectWithFlash, takeFlash } from "#app/lib/forms/flash.server.ts"
import type { Flash } from "#app/lib/forms/flash.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { StaffHeading } from "#app/ui/staff/staff-layout.tsx"
import { staffMeta } from "#app/ui/staff/staff-meta.ts"
import { VersionsView } from "#app/ui/staff/versions-view.tsx"
import type { Route } from "./+types/article-versions"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  await requireStaff(context, url, ...staffPage.roles)
  const compared = await comparedVersions(supabase(context), params.id, url.searchParams)
  if (!compared) throwNotFound({ url })
  return { compared, flash: takeFlash(context) }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const form = await requireStaffForm({ context, request, url }, ...staffPage.roles)
  const isRestore = form.get("intent") === "restore"
  const version = isRestore ? String(form.get("version")) : ""
  const outcome = await restoreVersion(supabase(context), params.id, version)
  if (outcome === "unknown") throwNotFound({ url })
  const { text, tone } = MESSAGES[outcome]
  return redirectWithFlash(context, url.pathname, text, tone)
}

const GONE = "Something in that version no longer exists, or the published article needs more than it has."
const MESSAGES: Record<Exclude<DbEnum<"article_save_outcome">, "unknown">, Flash> = {
  saved: { text: "Restored as the newest version.", tone: "good" },
  "taken-slug": { text: "Another article has the address of that version now.", tone: "warm" },
  "changed-meanwhile": {
    text: "Someone saved the article just now. Look at it, then try again.",
    tone: "warm",
  },
  "not-reviewed": {
    text: "This article has health content, so a clinician reads that version first. Make it a draft again, restore the version, and send it to review.",
    tone: "warm",
  },
  "missing-reference": { text: GONE, tone: "warm" },
  invalid: { text: GONE, tone: "warm" },
  "not-allowed": { text: "Your role can’t change articles.", tone: "warm" },
}

export const meta = staffMeta({
  title: "Versions",
  description: "Compare and restore versions of an article.",
})

export default function ArticleVersionsPage({ loaderData: { compared, flash } }: Route.ComponentProps) {
  return (
    <>
      <StaffHeading title={compared.article.title}>
        <Link to={`/staff/articles/${compared.article.id}`} className="underline">
          Back to the article
        </Link>
      </StaffHeading>
      <FlashMessage flash={flash} className="mb-4" />
      <VersionsView {...compared} />
    </>
  )
}
