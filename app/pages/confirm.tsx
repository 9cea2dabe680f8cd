import { useActionData } from "react-router"
import { askForNewLink, confirmLink, readLink } from "#app/features/sign-in/confirm.server.ts"
import { isLinkBroken, type LinkAnswer, NewLink } from "#app/features/sign-in/new-link-form.tsx"
import { answerHeaders } from "#app/features/sign-in/response-headers.ts"
import { useStrippedAddress } from "#app/features/sign-in/use-stripped-url.ts"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import type { PageHandle } from "#app/ui/shell/background.ts"
import type { Route } from "./+types/confirm"

export const handle = { background: "white" } satisfies PageHandle
export const headers: Route.HeadersFunction = answerHeaders

export function loader({ url }: Route.LoaderArgs) {
  return readLink(url.searchParams)
}

/** The link in a mail only shows a button: programs that look at links before people do use nothing up. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData()
  if (form.get("intent") === "new-link") return askForNewLink(context, url.searchParams, form)
  return confirmLink(context, url.searchParams)
}

export function meta({ matches }: Route.MetaArgs) {
  const tags = [{ name: "robots", content: "noindex" }]
  const description = "The last step of a link from one of our mails."
  return pageMeta({ path: "/confirm", title: "Confirm", description, tags }, rootData(matches))
}

export default function ConfirmPage({ loaderData: { isRefused } }: Route.ComponentProps) {
  const answer = useActionData<LinkAnswer>()
  useStrippedAddress()
  return (
    <div className="wrap grid max-w-reading gap-6 py-section">
      <Outcome isRefused={isRefused} answer={answer} />
    </div>
  )
}

function Outcome({ isRefused, answer }: { isRefused: boolean; answer: LinkAnswer | undefined }) {
  if (answer?.isHalfDone) return <HalfDone />
  return isLinkBroken(isRefused, answer) ? <NewLink answer={answer} /> : <Button />
}

function Button() {
  return (
    <>
      <h1 className="display text-2">One more tap</h1>
      <p className="text-lead">Tap the button to show that it is really you. The link works once.</p>
      <Form>
        <SubmitButton size="lg" className="justify-self-start">
          Confirm and go on
        </SubmitButton>
      </Form>
    </>
  )
}

function HalfDone() {
  return (
    <>
      <h1 className="display text-2">Half done</h1>
      <p className="text-lead">
        Thank you. We sent a second mail to the other address: the change is made when its link is used too.
      </p>
    </>
  )
}
