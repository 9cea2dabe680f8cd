import { data, href } from "react-router"
import { contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { Sections } from "#app/features/content/sections.tsx"
import { subscribe } from "#app/features/newsletter/queries.ts"
import { subscriptionSchema } from "#app/features/newsletter/schema.ts"
import { SubscribeForm } from "#app/features/newsletter/subscribe-form.tsx"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { redirectWithFlash, takeFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { Route } from "./+types/sign-up"

const loadPage = contentLoader("/newsletter")

export async function loader(args: Route.LoaderArgs) {
  const { page } = await loadPage(args)
  const flash = takeFlash(args.context)
  return data(
    { page, flash },
    { headers: flash ? { "Cache-Control": "private, no-store" } : cacheablePage() },
  )
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const parsed = parseForm(subscriptionSchema, form)
  if (!parsed.ok) return parsed.result
  // A program must not learn that its address was dropped.
  const outcome = parsed.value.website ? "check-email" : await subscribe(supabase(context), parsed.value)
  if (outcome === "invalid")
    return invalidForm(form, { email: "We can’t send email to this address." }, { status: 409 })
  return redirectWithFlash(
    context,
    href("/newsletter"),
    "Check your email. You’re on the list when you tap the link in it.",
  )
}

export const meta = contentMeta

export default function NewsletterPage({ loaderData: { page, flash } }: Route.ComponentProps) {
  return (
    <Sections page={page}>
      <div id="sign-up" className="wrap grid gap-6 py-section">
        <FlashMessage flash={flash} className="max-w-160" />
        <h2 className="display text-3">Sign up</h2>
        <SubscribeForm />
        <p>
          Want to look first?{" "}
          <Link to={href("/newsletter/archive")} className="font-bold underline">
            Read past issues
          </Link>
          .
        </p>
      </div>
    </Sections>
  )
}
