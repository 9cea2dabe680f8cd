import { contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { Sections } from "#app/features/content/sections.tsx"
import { OfferForm } from "#app/features/gift-offers/offer-form.tsx"
import { offerGift } from "#app/features/gift-offers/queries.ts"
import { offerSchema, REFUSALS } from "#app/features/gift-offers/schema.ts"
import { memberAccount } from "#app/lib/auth/account.server.ts"
import { getClaims, supabase } from "#app/lib/auth/session/request-session.server.ts"
import { redirectWithFlash, takeFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import type { Route } from "./+types/donor"

const PATH = "/get-involved/donor"
const SENT = "We got your offer. We sent you an email with a link to follow it."

const loadPage = contentLoader(PATH)

export async function loader(args: Route.LoaderArgs) {
  const { page } = await loadPage(args)
  const claims = getClaims(args.context)
  const account = claims ? await memberAccount(args.context) : null
  return {
    page,
    name: account?.display_name ?? "",
    email: String(claims?.email ?? ""),
    flash: takeFlash(args.context),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const parsed = parseForm(offerSchema, form)
  if (!parsed.ok) return parsed.result
  // A program must not learn that its offer was dropped.
  const outcome = parsed.value.website ? "received" : await offerGift(supabase(context), parsed.value)
  if (outcome === "received") return redirectWithFlash(context, `${PATH}#offer`, SENT)
  return invalidForm(form, { form: REFUSALS[outcome] }, { status: 409 })
}

export const meta = contentMeta

export default function DonorPage({ loaderData: { page, name, email, flash } }: Route.ComponentProps) {
  return (
    <Sections page={page}>
      <OfferForm name={name} email={email} flash={flash} />
    </Sections>
  )
}
