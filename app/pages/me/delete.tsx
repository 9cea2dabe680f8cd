import { data, href, redirect } from "react-router"
import { AccountPage, AccountSection } from "#app/features/account/account-page.tsx"
import { emailDeletionCode, requestErasure } from "#app/features/data-rights/actions.server.ts"
import { DeleteForm } from "#app/features/data-rights/delete-form.tsx"
import { ErasureOutlook } from "#app/features/data-rights/erasure-outlook.tsx"
import { erasureOutlook, plannedErasure } from "#app/features/data-rights/queries.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { proofFor } from "#app/lib/auth/proof.server.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import type { Route } from "./+types/delete"

export async function loader({ context, url }: Route.LoaderArgs) {
  const { email } = requireMember(context)
  const db = supabase(context)
  const [outlook, planned] = await Promise.all([erasureOutlook(db), plannedErasure(db)])
  if (planned) throw redirect(href("/me/data"))
  const by = proofFor(context, url.searchParams.get("by"))
  return { outlook, by, email: String(email ?? "") }
}

export async function action({ context, request }: Route.ActionArgs) {
  requireMember(context)
  const form = await readForm(request)
  switch (form.get("intent")) {
    case "delete":
      return requestErasure(context, form)
    case "code":
      return emailDeletionCode(context, form)
    default:
      throw data("This page has no such form", { status: 400 })
  }
}

export const meta = privateMeta({
  title: "Delete your account",
  description: "What is deleted, what stays and why, and how to delete your account.",
})

export default function DeletePage({ loaderData: { outlook, by, email } }: Route.ComponentProps) {
  return (
    <AccountPage
      title="Delete your account"
      lead="Nothing happens for 7 days. You can still sign in, and one tap keeps your account. After that, no one can restore it."
    >
      <AccountSection title="What happens then">
        <div className="grid gap-8">
          <ErasureOutlook lines={outlook} />
          <p>
            Want to keep something?{" "}
            <Link to={href("/me/data")} className="underline">
              Make a copy of your data first
            </Link>
            .
          </p>
        </div>
      </AccountSection>
      <AccountSection title="Are you sure?" lead="Confirm that it’s you.">
        <DeleteForm email={email} by={by} />
      </AccountSection>
    </AccountPage>
  )
}
