import { data, redirect } from "react-router"
import { supabase } from "#app/lib/auth/request-session.server.ts"
import { requireStaff } from "#app/lib/auth/staff.server.ts"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { RadioGroup } from "#app/ui/forms/choice.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { submittedValues } from "#app/ui/forms/submitted-values.ts"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { StaffHeading, StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import type { Route } from "./+types/extra-time"

const CHOICES = [
  { value: "25", label: "A quarter more" },
  { value: "50", label: "Half as much again" },
  { value: "100", label: "Twice the time" },
  { value: "0", label: "No extra time" },
]

const SAID: Record<string, string> = {
  saved: "They have it from their next test on, and a note tells them.",
  removed: "They have the usual time again.",
}

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireStaff(context, url, "instructor")
  return { said: SAID[url.searchParams.get("said") ?? ""] ?? null }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  await requireStaff(context, url, "instructor")
  const form = await request.formData()
  const address = String(form.get("email") ?? "").trim()
  const choice = CHOICES.find(({ value }) => value === form.get("percent"))
  const errors = {
    ...(address === "" && { email: "Type the address they sign in with." }),
    ...(!choice && { percent: "Pick how much." }),
  }
  if (choice && address !== "") {
    const wish = { address, percent: Number(choice.value) }
    const { data: outcome } = await supabase(context).rpc("grant_extra_time", wish).throwOnError()
    if (outcome in SAID) return redirect(`/staff/extra-time?said=${outcome}`, 303)
    Object.assign(errors, { email: "No account has this address. Ask them which one they sign in with." })
  }
  return data({ errors, values: submittedValues(form) }, { status: 400 })
}

export function meta({ location, matches }: Route.MetaArgs) {
  const tags = [{ name: "robots", content: "noindex" }]
  const description = "More time in tests for whoever needs it."
  return pageMeta(
    { title: "Extra time, staff", description, path: location.pathname, tags },
    rootData(matches),
  )
}

export default function ExtraTimePage({ loaderData: { said }, actionData }: Route.ComponentProps) {
  return (
    <>
      <StaffHeading title="Extra time in tests" />
      <StaffSheet className="grid gap-6 p-[clamp(16px,2vw,28px)]">
        {said && !actionData && (
          <div role="status">
            <Callout tone="good">{said}</Callout>
          </div>
        )}
        <p className="max-w-[44em]">
          For whoever reads slowly, translates in their head or has a hand that shakes. It counts in every
          test with a clock. We keep no reason, so please ask for none.
        </p>
        <Form answer={actionData} className="max-w-120">
          <TextField name="email" label="Their email" type="email" autoComplete="off" />
          <RadioGroup name="percent" label="How much" choices={CHOICES} defaultValue="50" />
          <SubmitButton className="justify-self-start">Save</SubmitButton>
        </Form>
      </StaffSheet>
    </>
  )
}
