import { Postcard } from "#app/features/contact-messages/postcard.tsx"
import { sendContactMessage } from "#app/features/contact-messages/queries.ts"
import { contactSchema, REFUSALS } from "#app/features/contact-messages/schema.ts"
import { contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"
import type { ContentPage } from "#app/features/content/queries.ts"
import { Sections } from "#app/features/content/sections.tsx"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { redirectWithFlash, takeFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import type { Route } from "./+types/contact"

const PATH = "/about/contact"
const SENT = "Sent. We emailed you a confirmation, and a person answers within five business days."

const loadPage = contentLoader(PATH)

export async function loader(args: Route.LoaderArgs) {
  const { page } = await loadPage(args)
  return { page, flash: takeFlash(args.context) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const parsed = parseForm(contactSchema, form)
  if (!parsed.ok) return parsed.result
  // A program must not learn that its message was dropped.
  if (parsed.value.website) return redirectWithFlash(context, `${PATH}#write`, SENT)
  const outcome = await sendContactMessage(supabase(context), parsed.value)
  if (outcome === "sent") return redirectWithFlash(context, `${PATH}#write`, SENT)
  return invalidForm(form, { form: REFUSALS[outcome] }, { status: 409 })
}

/** The address for letters among the details of the page: the only one without a link. */
function postalLines({ sections }: ContentPage) {
  const details = sections.flatMap(section => (section.kind === "details" ? section.items : []))
  return details.find(({ href }) => href === undefined)?.text.split(", ") ?? []
}

export const meta = contentMeta

export default function ContactPage({ loaderData: { page, flash } }: Route.ComponentProps) {
  return (
    <Sections page={page}>
      <Postcard address={postalLines(page)}>
        <FlashMessage flash={flash} className="mb-6" />
      </Postcard>
    </Sections>
  )
}
