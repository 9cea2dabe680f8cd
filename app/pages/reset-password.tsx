import { href, redirect, useActionData } from "react-router"
import { isLinkBroken, type LinkAnswer, NewLink } from "#app/features/sign-in/new-link-form.tsx"
import { askForNewReset, resetPassword } from "#app/features/sign-in/reset.server.ts"
import { ResetDone, ResetForm } from "#app/features/sign-in/reset-form.tsx"
import { answerHeaders } from "#app/features/sign-in/response-headers.ts"
import { useStrippedAddress } from "#app/features/sign-in/use-stripped-url.ts"
import { peekReturnPath } from "#app/lib/auth/guard.server.ts"
import { getClaims } from "#app/lib/auth/request-session.server.ts"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import type { PageHandle } from "#app/ui/shell/background.ts"
import type { Route } from "./+types/reset-password"

export const handle = { background: "white" } satisfies PageHandle
export const headers: Route.HeadersFunction = answerHeaders

export function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  if (!searchParams.has("code") && !searchParams.has("error_description")) throw redirect(href("/"))
  const isDone = searchParams.has("done") && getClaims(context) !== null
  return {
    isRefused: searchParams.has("error_description"),
    /** Where to go on, once the password is set. */
    next: isDone ? peekReturnPath(context) : null,
  }
}

export async function action({ context, request, url: { searchParams } }: Route.ActionArgs) {
  const form = await request.formData()
  if (form.get("intent") === "new-link") return askForNewReset(context, form)
  const link = { code: searchParams.get("code") ?? "", isToken: searchParams.get("type") === "recovery" }
  return resetPassword(context, link, form)
}

export function meta({ matches }: Route.MetaArgs) {
  const tags = [{ name: "robots", content: "noindex" }]
  const description = "Pick a new password for your account. Every other device is signed out."
  return pageMeta({ path: "/reset-password", title: "New password", description, tags }, rootData(matches))
}

export default function ResetPasswordPage({ loaderData: { isRefused, next } }: Route.ComponentProps) {
  const answer = useActionData<LinkAnswer>()
  useStrippedAddress()
  return (
    <div className="wrap grid max-w-reading gap-6 py-section">
      {next ? (
        <ResetDone next={next} />
      ) : isLinkBroken(isRefused, answer) ? (
        <NewLink answer={answer} />
      ) : (
        <ResetForm />
      )}
    </div>
  )
}
