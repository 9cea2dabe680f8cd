import { issueEmail } from "#app/features/newsletter-issues/email-preview.server.ts"
import { staffPage } from "#app/features/newsletter-issues/staff-list.tsx"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { requireStaff } from "#app/lib/auth/staff.server.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import type { Route } from "./+types/newsletter-email"

// Emails have inline styles. Nothing in it may load or run.
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** An issue of the newsletter as readers get it by email. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  await requireStaff(context, url, ...staffPage.roles)
  const html = await issueEmail(supabase(context), params.id, context.get(appContext).siteUrl)
  if (!html) throwNotFound({ url })
  return new Response(html, {
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Security-Policy": POLICY,
      "Content-Type": "text/html; charset=utf-8",
    },
  })
}
