import { data } from "react-router"
import { GuardianPage } from "#app/features/guardian/guardian-page.tsx"
import { LETTERS_ONLY, youngRequestSchema } from "#app/features/guardian/schema.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"
import { Narcat } from "#app/ui/brand/mascot.tsx"
import { Callout } from "#app/ui/data/callout.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import type { Route } from "./+types/ask-an-adult"

const ERRORS: Record<Exclude<DbEnum<"adult_request_outcome">, "sent">, Record<string, string>> = {
  "invalid-name": { first_name: LETTERS_ONLY },
  "invalid-address": { address: "That email address isn’t complete. Check the part after the @." },
  "too-many": { form: "We got a lot of requests today. Please try again tomorrow." },
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const parsed = parseForm(youngRequestSchema, form)
  if (!parsed.ok) return parsed.result
  const { data: outcome } = await supabase(context).rpc("request_adult", parsed.value).throwOnError()
  if (outcome === "sent") return data({ isSent: true })
  return invalidForm(form, ERRORS[outcome], { status: outcome === "too-many" ? 429 : 400 })
}

export const meta = privateMeta({
  title: "Ask an adult",
  description:
    "Under 13? Learn together with an adult you trust. Give us a first name and their email address, and we email them.",
})

export default function AskAnAdultPage({ actionData }: Route.ComponentProps) {
  if (actionData && "isSent" in actionData) {
    return (
      <GuardianPage here="Ask an adult" title="We emailed them">
        <div role="status">
          <Callout tone="good" title="The email is on its way">
            Ask them to check their inbox. They read it first and decide. If they don’t answer within 14 days,
            we delete your name and their address.
          </Callout>
        </div>
        <Narcat pose="waving" alt="" className="w-[220px] max-w-full" />
      </GuardianPage>
    )
  }
  return (
    <GuardianPage
      title="Ask an adult"
      lead="Under 13, you learn together with an adult you trust, like a parent or guardian. We email them, and they decide."
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
          hint="We use it for this one email and delete it after 14 days."
          autoComplete="off"
        />
        <SubmitButton size="lg" className="justify-self-start">
          Send the email
        </SubmitButton>
      </Form>
      <p className="text-gray-700">
        Is someone in danger right now? Call 911. You don’t need an adult’s permission for that.
      </p>
    </GuardianPage>
  )
}
