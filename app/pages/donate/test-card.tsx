import { data } from "react-router"
import { paymentMode } from "#app/features/giving/checkout.server.ts"
import { chooseTestCard } from "#app/features/giving/manage/change-gift.server.ts"
import { isUuid } from "#app/lib/format/uuid.ts"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { Form } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { Route } from "./+types/test-card"

async function changeIn({ context, url }: Pick<Route.LoaderArgs, "context" | "url">) {
  const change = url.searchParams.get("change") ?? ""
  if (!isUuid(change) || (await paymentMode(context)) !== "test") throwNotFound({ url })
  return change
}

export async function loader(args: Route.LoaderArgs) {
  await changeIn(args)
  return { isBankDebit: args.url.searchParams.get("pays") === "bank" }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const card = (await readForm(request)).get("card")
  if (card !== "works" && card !== "declines") throw data("This form was not one of ours.", { status: 400 })
  const isSaved = await chooseTestCard(context, await changeIn({ context, url }), card)
  const back = url.searchParams.get("back") === "/me/gifts" ? "/me/gifts" : "/donate/manage"
  return isSaved
    ? redirectWithFlash(context, back, "Saved. We’ll use it from now on.")
    : redirectWithFlash(context, back, "That page was used already. Start again here.", "warm")
}

export const meta = privateMeta({ title: "Test checkout", path: "/donate/test-card" })

/** Stands in for the payment provider's page on a site without its keys. */
export default function TestCardPage({ loaderData: { isBankDebit } }: Route.ComponentProps) {
  const thing = isBankDebit ? "bank account" : "card"
  return (
    <section className="wrap grid max-w-[720px] gap-6 py-section">
      <h1 className="text-1 uppercase leading-[0.86] wdth-74">Test {isBankDebit ? "account" : "card"}</h1>
      <Callout tone="warm" title="Test mode, no money moves">
        A real site shows the page of its payment provider here and asks for a {thing}. Choose what the new{" "}
        {thing} does.
      </Callout>
      <Form className="flex flex-wrap gap-4">
        <PushButton type="submit" name="card" value="works">
          {isBankDebit ? "Save an account that works" : "Save a card that works"}
        </PushButton>
        <PushButton type="submit" name="card" value="declines" variant="white">
          {isBankDebit ? "Save an account that is refused" : "Save a card that declines"}
        </PushButton>
      </Form>
    </section>
  )
}
