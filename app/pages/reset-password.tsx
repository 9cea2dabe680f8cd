import { href, redirect, useActionData } from "react-router"
import { isLinkBroken, type LinkResult, NewLink } from "#app/features/sign-in/new-link-form.tsx"
import { isUsedHere, openResetLink, resetPassword } from "#app/features/sign-in/reset.server.ts"
import { OpenLinkForm, ResetDone, ResetForm } from "#app/features/sign-in/reset-form.tsx"
import { retryAfterHeaders } from "#app/features/sign-in/response-headers.ts"
import { requestEmail } from "#app/features/sign-in/sign-in-actions.server.ts"
import { useRemoveQuery } from "#app/features/sign-in/use-remove-query.ts"
import { peekReturnPath } from "#app/lib/auth/guard.server.ts"
import { getClaims } from "#app/lib/auth/session/request-session.server.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import type { PageHandle } from "#app/ui/shell/background.ts"
import type { Route } from "./+types/reset-password"

export const handle = { background: "white" } satisfies PageHandle
export const headers: Route.HeadersFunction = retryAfterHeaders

export function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  if (!searchParams.has("code") && !searchParams.has("error_description")) throw redirect(href("/"))
  const isDone = searchParams.has("done") && getClaims(context) !== null
  return {
    isRefused: searchParams.has("error_description"),
    isOpen: isUsedHere(context, linkIn(searchParams)),
    /** Where to continue once the password is set. */
    next: isDone ? peekReturnPath(context) : null,
  }
}

export async function action({ context, request, url: { searchParams } }: Route.ActionArgs) {
  const form = await readForm(request)
  if (form.get("intent") === "new-link") return requestEmail(context, form, "recovery")
  const link = linkIn(searchParams)
  if (form.get("intent") === "open") return openResetLink(context, link, form)
  return resetPassword(context, link, form)
}

function linkIn(searchParams: URLSearchParams) {
  return { code: searchParams.get("code") ?? "", isToken: searchParams.get("type") === "recovery" }
}

export const meta = privateMeta({
  title: "New password",
  description: "Choose a new password for your account. Every other device is signed out.",
  path: "/reset-password",
})

export default function ResetPasswordPage({ loaderData: { isRefused, isOpen, next } }: Route.ComponentProps) {
  const result = useActionData<LinkResult>()
  useRemoveQuery()
  return (
    <div className="wrap grid max-w-reading gap-6 py-section">
      {isLinkBroken(isRefused, result) ? (
        <NewLink result={result} />
      ) : next ? (
        <ResetDone next={next} />
      ) : isOpen ? (
        <ResetForm />
      ) : (
        <OpenLinkForm />
      )}
    </div>
  )
}
