import { href } from "react-router"
import { requestRefill } from "#app/features/refills/queries.ts"
import { RefillForm } from "#app/features/refills/refill-form.tsx"
import { REFUSALS, refillSchema } from "#app/features/refills/schema.ts"
import { LeaveLink, LeaveNow } from "#app/features/reversals/exit-controls.tsx"
import {
  isRateLimit,
  isTooFast,
  newFormMarks,
  TOO_FAST,
  TOO_OFTEN,
} from "#app/features/reversals/receive-report.server.ts"
import { anonClient } from "#app/lib/auth/session/request-session.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { sealAddress } from "#app/lib/sealing/refill-address.server.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { useFocusIfLost } from "#app/ui/shell/use-focus-if-lost.ts"
import type { Route } from "./+types/reversal-refill"

export function loader({ context }: Route.LoaderArgs) {
  return { marks: newFormMarks(context.get(appContext)) }
}

/** Stores the request as a visitor, even if a member is signed in. Nothing in it is shared with a report. */
export async function action({ context, request }: Route.ActionArgs) {
  const app = context.get(appContext)
  const form = await readForm(request)
  const parsed = parseForm(refillSchema, form)
  if (!parsed.ok) return invalidForm(form, parsed.errors, { status: 422 })
  const { website, opened, key, kits, ...address } = parsed.value
  // A program must not learn that its request was dropped.
  if (website) return { isSent: true }
  if (isTooFast(app, opened)) return invalidForm(form, { form: TOO_FAST }, { status: 422 })
  try {
    const refill = {
      sealed_address: sealAddress(app, address),
      in_state: address.state,
      kits: Number(kits),
      key,
    }
    const outcome = await requestRefill(anonClient(app), refill)
    return outcome === "saved" ? { isSent: true } : invalidForm(form, REFUSALS[outcome], { status: 422 })
  } catch (error) {
    if (!isRateLimit(error)) throw error
    return invalidForm(form, { form: TOO_OFTEN }, { status: 429 })
  }
}

export const meta = privateMeta({ title: "A new kit by mail" })

const TEETH = 28
/** The torn edge of the green paper, from top to bottom in uneven teeth. */
const TORN = Array.from({ length: TEETH + 1 }, (_, at) => {
  const depth = at % 2 === 0 ? (at * 5) % 7 : 14 + ((at * 3) % 6)
  return `L${depth} ${at * 10}`
}).join("")

export default function ReversalRefillPage({ loaderData, actionData }: Route.ComponentProps) {
  const isSent = actionData !== undefined && "isSent" in actionData
  const heading = useFocusIfLost<HTMLHeadingElement>(isSent)
  return (
    <div className="grid bg-marigold-300 column:grid-cols-2">
      <section className="relative grid items-center bg-green-300 px-gutter py-section">
        <svg
          aria-hidden="true"
          viewBox={`0 0 20 ${TEETH * 10}`}
          preserveAspectRatio="none"
          className="absolute inset-y-0 left-[calc(100%-1px)] h-full w-5 fill-green-300 max-column:hidden"
        >
          <path d={`M0 0${TORN}L0 ${TEETH * 10}Z`} />
        </svg>
        <div className="mx-auto grid max-w-[560px] gap-6">
          <FittedHeadline as="h1" lines={["We tore it", "on purpose"]} measure={{ phone: 5, wide: 5 }} />
          <p className="text-pretty text-lead leading-[1.42]">
            A report and a refill are two separate papers. They share no number, no name and no time, so
            nobody can put them back together. Not us, and not anyone who asks us.
          </p>
          <p>
            This form doesn’t know about any report. You don’t need to have sent one.{" "}
            <Link to={href("/submit-reversal")} className="underline">
              Tell us about a reversal
            </Link>
          </p>
          <LeaveNow />
        </div>
      </section>
      <section
        aria-labelledby="refill"
        className="border-white px-gutter py-section max-column:border-t-10 max-column:border-dotted"
      >
        <div className="mx-auto grid max-w-[460px] gap-5 rounded-[32px] border-[5px] border-ink bg-white p-[clamp(18px,2vw,28px)]">
          <div className="column:hidden">
            <LeaveLink size="sm" />
          </div>
          <h2
            ref={heading}
            id="refill"
            tabIndex={-1}
            className="display wdth-74 text-2 uppercase leading-[0.9] outline-none"
          >
            {isSent ? "It’s on our list" : "A new kit by mail"}
          </h2>
          {isSent ? (
            <p>
              We pack kits by hand and mail them as fast as we can. We have no way to tell you when: we don’t
              know who you are.
            </p>
          ) : (
            <RefillForm marks={loaderData.marks} />
          )}
        </div>
      </section>
    </div>
  )
}
