import { href } from "react-router"
import { AccountPage, AccountSection } from "#app/features/account/account-page.tsx"
import { signWaiver, waiverPeople, waiverText } from "#app/features/waiver/queries.ts"
import { waiverSchema } from "#app/features/waiver/schema.ts"
import { WaiverForm } from "#app/features/waiver/waiver-form.tsx"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { redirectWithFlash, takeFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import { EmptyState } from "#app/ui/data/empty-state.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { Route } from "./+types/waiver"

export async function loader({ context, url }: Route.LoaderArgs) {
  requireMember(context)
  const db = supabase(context)
  const [people, text] = await Promise.all([waiverPeople(db), waiverText(db)])
  return { people, text: text ?? throwNotFound({ url }), flash: takeFlash(context) }
}

const REFUSALS = {
  changed: "The text has changed since you opened this page. Read it again before you sign.",
  invalid: "Enter your name as you sign it.",
  unknown: "You can’t sign for this person.",
} as const

export async function action({ context, request }: Route.ActionArgs) {
  requireMember(context)
  const form = await readForm(request)
  const parsed = parseForm(waiverSchema, form)
  if (!parsed.ok) return parsed.result
  const { agree: _, ...signature } = parsed.value
  const outcome = await signWaiver(supabase(context), signature)
  if (outcome !== "signed") return invalidForm(form, { form: REFUSALS[outcome] }, { status: 409 })
  return redirectWithFlash(context, href("/me/volunteering/waiver"), "Signed. Thank you.")
}

export const meta = privateMeta({
  title: "Volunteer waiver",
  description: "Read the waiver and sign it before your first shift.",
})

export default function WaiverPage({ loaderData: { people, text, flash } }: Route.ComponentProps) {
  return (
    <AccountPage
      title="Volunteer waiver"
      lead="Some shifts require it. You sign each version once. If you’re under 18, a guardian signs for you."
      flash={flash}
    >
      <AccountSection title="The waiver" lead={`Version ${text.version}`}>
        <p className="max-w-[38em] text-pretty leading-relaxed">{text.summary}</p>
      </AccountSection>
      <AccountSection title="Signature">
        {people.length === 0 ? (
          <EmptyState
            title="Nobody to sign for"
            action={<PushButton to={href("/me/volunteering")}>Your volunteering</PushButton>}
          >
            Adults sign after they apply to volunteer. If you’re under 18, your guardian signs here in their
            own account.
          </EmptyState>
        ) : (
          <div className="grid gap-8">
            {people.map(person => (
              <WaiverForm key={person.person} person={person} version={text.version} />
            ))}
          </div>
        )}
      </AccountSection>
    </AccountPage>
  )
}
