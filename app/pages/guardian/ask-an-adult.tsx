import { data } from "react-router"
import { GuardianPage } from "#app/features/guardian/guardian-page.tsx"
import { checkForm, youngRequestSchema } from "#app/features/guardian/schema.ts"
import { supabase } from "#app/lib/auth/request-session.server.ts"
import { submittedValues } from "#app/lib/forms/submitted-values.ts"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import { Narcat } from "#app/ui/brand/mascot.tsx"
import { Callout } from "#app/ui/data/callout.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import type { Route } from "./+types/ask-an-adult"

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const checked = checkForm(youngRequestSchema, form)
  if ("errors" in checked)
    return data({ ...checked, values: submittedValues(form), isSent: false }, { status: 400 })
  const { data: outcome } = await supabase(context).rpc("request_adult", checked.value).throwOnError()
  if (outcome === "sent") return data({ isSent: true, errors: undefined, values: undefined })
  const errors: Record<string, string> =
    outcome === "invalid-name"
      ? { first_name: "A first name or nickname, letters only." }
      : outcome === "invalid-address"
        ? { address: "That address is missing something, like the part after the @." }
        : { form: "Many children asked today. Please try again tomorrow." }
  const status = outcome === "too-many" ? 429 : 400
  return data({ errors, values: submittedValues(form), isSent: false }, { status })
}

export function meta({ matches }: Route.MetaArgs) {
  const description =
    "Under 13? Learn together with an adult you trust. Give us a first name and their address, and we write them a letter."
  const tags = [{ name: "robots", content: "noindex" }]
  return pageMeta(
    { path: "/guardian/ask-an-adult", title: "Ask an adult", description, tags },
    rootData(matches),
  )
}

export default function AskAnAdultPage({ actionData }: Route.ComponentProps) {
  if (actionData?.isSent) {
    return (
      <GuardianPage here="Ask an adult" title="We wrote to them">
        <div role="status">
          <Callout tone="good" title="The letter is on its way">
            Tell them to look into their mail. They read it first and decide. If they don’t answer within 14
            days, we delete your name and their address.
          </Callout>
        </div>
        <Narcat pose="waving" alt="" className="w-[220px] max-w-full" />
      </GuardianPage>
    )
  }
  return (
    <GuardianPage
      title="Ask an adult"
      lead="Under 13 you learn together with an adult you trust: a parent, or whoever looks after you. We write them a letter, and they decide."
    >
      <Form className="max-w-xl">
        <TextField
          name="first_name"
          label="Your first name or a nickname"
          hint="No last name, please."
          autoComplete="off"
        />
        <TextField
          name="address"
          type="email"
          label="The adult’s email address"
          hint="We use it for this one letter and delete it after 14 days."
          autoComplete="off"
        />
        <SubmitButton size="lg" className="justify-self-start">
          Send the letter
        </SubmitButton>
      </Form>
      <p className="text-gray-700">
        Is somebody in danger right now? Call 911. You don’t need an adult’s permission for that.
      </p>
    </GuardianPage>
  )
}
