import { useActionData } from "react-router"
import { confirmLink, readLink, requestNewLink } from "#app/features/sign-in/confirm.server.ts"
import { isLinkBroken, type LinkResult, NewLink } from "#app/features/sign-in/new-link-form.tsx"
import { retryAfterHeaders } from "#app/features/sign-in/response-headers.ts"
import { useRemoveQuery } from "#app/features/sign-in/use-remove-query.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import type { PageHandle } from "#app/ui/shell/background.ts"
import type { Route } from "./+types/confirm"

export const handle = { background: "white" } satisfies PageHandle
export const headers: Route.HeadersFunction = retryAfterHeaders

export function loader({ url }: Route.LoaderArgs) {
  return readLink(url.searchParams)
}

/** An emailed link only shows a button, so that link scanners do not use it up. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request)
  if (form.get("intent") === "new-link") return requestNewLink(context, url.searchParams, form)
  return confirmLink(context, url.searchParams, form)
}

export const meta = privateMeta({
  title: "Confirm",
  description: "The last step of a link from one of our emails.",
  path: "/confirm",
})

export default function ConfirmPage({ loaderData: { isRefused } }: Route.ComponentProps) {
  const result = useActionData<LinkResult>()
  useRemoveQuery()
  return (
    <div className="wrap grid max-w-reading gap-6 py-section">
      <Outcome isRefused={isRefused} result={result} />
    </div>
  )
}

function Outcome({ isRefused, result }: { isRefused: boolean; result: LinkResult | undefined }) {
  if (result?.isHalfDone) return <HalfDone />
  return isLinkBroken(isRefused, result) ? <NewLink result={result} /> : <Button />
}

function Button() {
  return (
    <>
      <h1 className="display text-2">Confirm your email</h1>
      <p className="text-lead">Tap below to finish. The link works once.</p>
      <Form>
        <SubmitButton size="lg" className="justify-self-start">
          Confirm and continue
        </SubmitButton>
      </Form>
    </>
  )
}

function HalfDone() {
  return (
    <>
      <h1 className="display text-2">Almost done</h1>
      <p className="text-lead">
        Thank you. We sent a second email to the other address. The change takes effect once you use its link
        too.
      </p>
    </>
  )
}
