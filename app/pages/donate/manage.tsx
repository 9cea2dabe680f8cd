import { data, redirect } from "react-router"
import { changeGiftAction } from "#app/features/giving/manage/change-gift.server.ts"
import { LinkForm } from "#app/features/giving/manage/link-form.tsx"
import { ManagedGiftsView } from "#app/features/giving/manage/managed-gifts.tsx"
import { managedGifts, requestGiftLink } from "#app/features/giving/manage/queries.ts"
import { linkSchema } from "#app/features/giving/manage/schema.ts"
import { httpOnlyCookie } from "#app/lib/auth/session/httponly-cookie.server.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { redirectWithFlash, setFlash, takeFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import type { PageHandle } from "#app/ui/shell/background.ts"
import type { Route } from "./+types/manage"

export const handle = { background: "white" } satisfies PageHandle

type Context = Route.LoaderArgs["context"]

const PATH = "/donate/manage"
const KEY = /^[0-9a-f]{64}$/
const SENT = "Check your email. If there are gifts with this address, the link is on its way."
const EXPIRED = "This link no longer works. Use the newest email, or ask for a new link."

/** The key moves from the link into a cookie, so that no address contains it while the donor reads the page. */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const given = searchParams.get("key")
  if (given !== null) {
    keyCookie(context).set(KEY.test(given) ? given : "")
    throw redirect(`${PATH}?opened`, 303)
  }
  if (searchParams.get("card") === "saved") {
    setFlash(context, "Saved. We’ll use it from now on.")
    throw redirect(PATH, 303)
  }
  const gifts = await giftsByKey(context, searchParams)
  const isExpired = searchParams.has("opened") && !gifts
  return data({ gifts, flash: takeFlash(context), isExpired }, { status: isExpired ? 404 : 200 })
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  if (form.get("intent") !== "link")
    return changeGiftAction(context, form, keyCookie(context).read() ?? "", PATH)
  const parsed = parseForm(linkSchema, form)
  if (!parsed.ok) return parsed.result
  const outcome = await requestGiftLink(supabase(context), parsed.value.email)
  if (outcome === "too-many")
    return invalidForm(
      form,
      { form: "Too many links were asked for. Try again in an hour." },
      { status: 429 },
    )
  if (outcome === "invalid")
    return invalidForm(form, { email: "We can’t send email to this address." }, { status: 409 })
  return redirectWithFlash(context, PATH, SENT)
}

async function giftsByKey(context: Context, query: URLSearchParams) {
  const key = keyCookie(context).read() ?? ""
  return KEY.test(key) ? managedGifts(supabase(context), key, query) : null
}

function keyCookie(context: Context) {
  return httpOnlyCookie(context, "gifts")
}

export const meta = privateMeta({
  title: "Your gifts",
  description:
    "See your gifts and receipts, and change, pause or cancel a repeating gift, by a link we email you.",
})

export default function ManageGiftsPage({ loaderData: { gifts, flash, isExpired } }: Route.ComponentProps) {
  return (
    <div className="wrap grid max-w-[880px] gap-[clamp(24px,3vw,40px)] py-section">
      <div>
        <h1 className="text-1 uppercase leading-[0.86] wdth-74">Your gifts</h1>
        <p className="mt-5 max-w-[35em] text-lead leading-[1.42]">
          {gifts
            ? "Change what you like. Nothing here asks you twice."
            : "See your gifts and receipts, and change, pause or cancel a repeating gift. No account needed."}
        </p>
      </div>
      <FlashMessage flash={flash ?? (isExpired ? { tone: "warm", text: EXPIRED } : null)} />
      {gifts ? <ManagedGiftsView gifts={gifts} path={PATH} /> : <LinkForm />}
    </div>
  )
}
