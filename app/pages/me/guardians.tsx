import { href, useLocation } from "react-router"
import { AccountPage, AccountSection } from "#app/features/account/account-page.tsx"
import { Invitations } from "#app/features/guardian/home-lists.tsx"
import {
  CodeInvitation,
  EmailInvitation,
  type InvitationCode,
} from "#app/features/guardian/invite-guardian.tsx"
import { LinkedGuardians, UnguardedNotice, WaitingGuardians } from "#app/features/guardian/my-guardians.tsx"
import { actOnGuardians } from "#app/features/guardian/my-guardians-actions.server.ts"
import { deletionWithoutGuardian, myGuardianships, openInvitations } from "#app/features/guardian/queries.ts"
import { SlipRequestFields } from "#app/features/guardian/slip-request-fields.tsx"
import { memberAccount } from "#app/lib/auth/account.server.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { takeFlash } from "#app/lib/forms/flash.server.ts"
import type { Flash } from "#app/lib/forms/flash.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { Route } from "./+types/guardians"

export async function loader({ context }: Route.LoaderArgs) {
  requireMember(context)
  const db = supabase(context)
  const isMinor = (await memberAccount(context))?.is_minor ?? false
  const flash = takeFlash(context)
  if (!isMinor) return { isMinor, flash, links: [], invitations: [], keptUntil: null }
  const [links, invitations, keptUntil] = await Promise.all([
    myGuardianships(db),
    openInvitations(db),
    deletionWithoutGuardian(db),
  ])
  return { isMinor, flash, links, invitations, keptUntil }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { sub } = requireMember(context)
  return actOnGuardians(context, sub, await readForm(request))
}

export const meta = privateMeta({
  title: "Guardians",
  description: "Your guardians, what they see, and how to invite one.",
})

export default function GuardiansPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isMinor, flash, links, invitations, keptUntil } = loaderData
  // A new key empties the forms after a success.
  const { key } = useLocation()
  if (!isMinor) return <ForAdults flash={flash} />
  const waiting = links.filter(({ verified_at }) => !verified_at)
  const linked = links.filter(({ verified_at }) => verified_at)
  const created = (actionData as { created?: InvitationCode } | undefined)?.created
  return (
    <AccountPage
      title="Guardians"
      lead="A guardian decides what you can take part in, and sees one page about you. You see the same page, and when they viewed it."
      flash={flash}
    >
      <UnguardedNotice until={keptUntil} />
      {waiting.length > 0 && (
        <AccountSection title="Waiting for you to confirm">
          <WaitingGuardians links={waiting} />
        </AccountSection>
      )}
      <AccountSection title="Your guardians">
        <LinkedGuardians links={linked} />
      </AccountSection>
      <AccountSection title="Invite with a code" lead="Quick if you are together. It works once.">
        <CodeInvitation created={created} />
      </AccountSection>
      <AccountSection title="Invite by email">
        <EmailInvitation key={key} />
      </AccountSection>
      {invitations.length > 0 && <Invitations invitations={invitations} />}
      {linked.length > 0 && (
        <AccountSection
          title="Ask for permission"
          lead="For one thing on one day. We ask all your guardians, and the latest answer counts."
        >
          <Form key={key} intent="slip" className="max-w-xl">
            <SlipRequestFields />
            <SubmitButton variant="white" className="justify-self-start">
              Ask
            </SubmitButton>
          </Form>
        </AccountSection>
      )}
    </AccountPage>
  )
}

function ForAdults({ flash }: { flash: Flash | null }) {
  return (
    <AccountPage
      title="Guardians"
      lead="Guardians are for learners ages 13 to 17. You don’t need one. Are you the guardian of a learner?"
      flash={flash}
    >
      <PushButton to={href("/guardian")} iconAfter="ph:arrow-right-bold" className="justify-self-start">
        For guardians
      </PushButton>
    </AccountPage>
  )
}
