import { data, redirect } from "react-router"
import { contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { Sections } from "#app/features/content/sections.tsx"
import { openCheckout, paymentMode } from "#app/features/giving/checkout.server.ts"
import { DonateForm } from "#app/features/giving/donate-form.tsx"
import { DonateOpening } from "#app/features/giving/donate-opening.tsx"
import { GIVING_TABLES, givingOptions, startDonation } from "#app/features/giving/queries.ts"
import { donationSchema, REFUSALS } from "#app/features/giving/schema.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { Route } from "./+types/donate"

const UNAVAILABLE = "Gifts by card aren’t possible right now. Your card was not charged. Try again later."
const loadPage = contentLoader("/donate")

function loadOptions(context: Route.LoaderArgs["context"]) {
  return cachedQuery(context, "giving_options", GIVING_TABLES, givingOptions)
}

export async function loader(args: Route.LoaderArgs) {
  const [{ page }, options, mode] = await Promise.all([
    loadPage(args),
    loadOptions(args.context),
    paymentMode(args.context),
  ])
  return data({ page, options, mode }, { headers: cacheablePage() })
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const parsed = parseForm(donationSchema(await loadOptions(context)), form)
  if (!parsed.ok) return invalidForm(form, parsed.errors, { status: 422 })
  if (parsed.value.website) return invalidForm(form, { form: REFUSALS.invalid }, { status: 422 })
  const { outcome, donation } = await startDonation(supabase(context), parsed.value)
  if (outcome === "started") {
    const url = await openCheckout(context, donation!)
    return url ? redirect(url, 303) : invalidForm(form, { form: UNAVAILABLE }, { status: 503 })
  }
  if (outcome === "too-many") return invalidForm(form, { form: REFUSALS[outcome] }, { status: 429 })
  return invalidForm(form, { form: REFUSALS[outcome!] }, { status: 422 })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta = contentMeta

export default function DonatePage({ loaderData: { page, options, mode } }: Route.ComponentProps) {
  const [first] = page.sections
  const lines = (first?.kind === "opening" && first.lines) || [page.title]
  if (mode === "off") return <Sections page={page} />
  return (
    <Sections
      page={page}
      opening={
        <DonateOpening lines={lines} lead={page.lead} kitCents={options.kitCents}>
          <DonateForm options={options} isTest={mode === "test"} />
        </DonateOpening>
      }
    />
  )
}
