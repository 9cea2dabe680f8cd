import { href, redirect } from "react-router"
import { AccountPage } from "#app/features/account/account-page.tsx"
import { campaigns, isOpen } from "#app/features/giving/campaigns/queries.ts"
import { paymentMode } from "#app/features/giving/checkout.server.ts"
import { changeGiftAction } from "#app/features/giving/manage/change-gift.server.ts"
import { ManagedGiftsView } from "#app/features/giving/manage/managed-gifts.tsx"
import { managedGifts } from "#app/features/giving/manage/queries.ts"
import { isPageIntent, ownPageAction } from "#app/features/giving/supporters/own-page.server.ts"
import { OwnPages } from "#app/features/giving/supporters/own-pages.tsx"
import { ownSupporterPages } from "#app/features/giving/supporters/queries.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { setFlash, takeFlash } from "#app/lib/forms/flash.server.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { isClosed } from "#app/lib/modules/is-closed.ts"
import { SUPPORTER_PAGES } from "#app/lib/modules/parts.ts"
import { cachedSettings } from "#app/lib/rendering/cached-settings.server.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import type { PageHandle } from "#app/ui/shell/background.ts"
import type { Route } from "./+types/gifts"

const NO_GIFTS = { subscriptions: [], gifts: [], years: [], next: null, isFirst: true }

export const handle = { background: "white" } satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  requireMember(context)
  if (url.searchParams.get("card") === "saved") {
    setFlash(context, "Saved. We’ll use it from now on.")
    throw redirect(href("/me/gifts"), 303)
  }
  const db = supabase(context)
  const [gifts, pages, listed, mode, { closed }] = await Promise.all([
    managedGifts(db, null, url.searchParams),
    ownSupporterPages(db),
    campaigns(db),
    paymentMode(context),
    cachedSettings(context),
  ])
  const open = listed.filter(campaign => isOpen(campaign)).map(({ id, title }) => ({ id, title }))
  const isOff = isClosed(SUPPORTER_PAGES, closed)
  const own =
    isOff && pages.length === 0 ? null : { pages, campaigns: isOff ? [] : open, isTest: mode === "test" }
  return { gifts: gifts ?? NO_GIFTS, own, flash: takeFlash(context) }
}

export async function action({ context, request }: Route.ActionArgs) {
  requireMember(context)
  const form = await readForm(request)
  return isPageIntent(form)
    ? ownPageAction(context, form)
    : changeGiftAction(context, form, null, "/me/gifts")
}

export const meta = privateMeta({
  title: "Your gifts",
  description: "Your gifts and receipts, and your repeating gifts to change, pause or cancel.",
})

export default function GiftsPage({ loaderData: { gifts, own, flash } }: Route.ComponentProps) {
  return (
    <AccountPage
      title="Your gifts"
      lead="Gifts you made with this account or its email address, with their receipts."
      flash={flash}
    >
      <ManagedGiftsView gifts={gifts} path={href("/me/gifts")} />
      {gifts.isFirst && own && <OwnPages {...own} />}
    </AccountPage>
  )
}
