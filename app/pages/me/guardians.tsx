import { data, href, redirect, useLocation } from "react-router"
import { AccountPage, AccountSection } from "#app/features/account/account-page.tsx"
import { resultFor } from "#app/features/guardian/form-result.ts"
import { FlashMessage } from "#app/features/guardian/guardian-page.tsx"
import { Invitations } from "#app/features/guardian/home-lists.tsx"
import { CodeInvitation, LetterInvitation } from "#app/features/guardian/invite-guardian.tsx"
import { flashLabel } from "#app/features/guardian/labels.ts"
import { LeftAlone, LinkedGuardians, WaitingGuardians } from "#app/features/guardian/my-guardians.tsx"
import { actOnGuardians } from "#app/features/guardian/my-guardians-actions.server.ts"
import { keptWithoutGuardian, myGuardianships, openInvitations } from "#app/features/guardian/queries.ts"
import { SlipRequestFields } from "#app/features/guardian/slip-form.tsx"
import { memberAccount } from "#app/lib/auth/account.server.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { supabase } from "#app/lib/auth/request-session.server.ts"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { Route } from "./+types/guardians"

export async function loader({ context, url }: Route.LoaderArgs) {
  const { sub } = requireMember(context)
  const db = supabase(context)
  const isMinor = (await memberAccount(context))?.is_minor ?? false
  const said = flashLabel(url)
  if (!isMinor) return { isMinor, said, links: [], invitations: [], keptUntil: null }
  const [links, invitations, keptUntil] = await Promise.all([
    myGuardianships(db),
    openInvitations(db),
    keptWithoutGuardian(db, sub),
  ])
  return { isMinor, said, links, invitations, keptUntil }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { sub } = requireMember(context)
  const acted = await actOnGuardians(supabase(context), sub, await request.formData())
  if ("said" in acted) return redirect(`${href("/me/guardians")}?said=${acted.said}`, 303)
  if ("code" in acted) {
    const path = href("/guardian/accept/:code?", { code: acted.code })
    const address = new URL(path, context.get(appContext).siteUrl).href
    return data({ intent: "code", made: { code: acted.code, address } })
  }
  return data(acted.answer, { status: acted.status })
}

export function meta({ location, matches }: Route.MetaArgs) {
  const tags = [{ name: "robots", content: "noindex" }]
  const description = "Who looks after you here, what they see, and how to invite a guardian."
  return pageMeta({ title: "Guardians", description, path: location.pathname, tags }, rootData(matches))
}

export default function GuardiansPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isMinor, said, links, invitations, keptUntil } = loaderData
  // What was typed comes back with its errors; after a success the forms are empty again.
  const { key } = useLocation()
  if (!isMinor) return <ForAdults said={said} />
  const waiting = links.filter(({ verified_at }) => !verified_at)
  const linked = links.filter(({ verified_at }) => verified_at)
  const answer = actionData && "errors" in actionData ? actionData : undefined
  const made = actionData && "made" in actionData ? actionData.made : undefined
  return (
    <AccountPage
      title="Guardians"
      lead="A guardian says yes or no to what you take part in, and sees one page about you. You see the same page, and when they looked."
    >
      {!actionData && <FlashMessage words={said} />}
      <LeftAlone until={keptUntil} />
      {waiting.length > 0 && (
        <AccountSection title="Waiting for your yes">
          <WaitingGuardians links={waiting} />
        </AccountSection>
      )}
      <AccountSection title="Who looks after you">
        <LinkedGuardians links={linked} />
      </AccountSection>
      <AccountSection title="Invite with a code" lead="Quick, when you are together. Works once.">
        <CodeInvitation made={made} problem={resultFor("code", answer).errors?.form} />
      </AccountSection>
      <AccountSection title="Invite by email">
        <LetterInvitation key={key} answer={resultFor("letter", answer)} />
      </AccountSection>
      {invitations.length > 0 && <Invitations invitations={invitations} />}
      {linked.length > 0 && (
        <AccountSection
          title="Ask for a permission"
          lead="For one thing on one day. All your guardians are asked, and the last answer counts."
        >
          <Form key={key} result={resultFor("slip", answer)} className="max-w-xl">
            <input type="hidden" name="intent" value="slip" />
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

function ForAdults({ said }: { said: string | null }) {
  return (
    <AccountPage
      title="Guardians"
      lead="Learners from 13 to 17 have guardians here. You decide for yourself. Do you look after a learner?"
    >
      <FlashMessage words={said} />
      <PushButton to={href("/guardian")} iconAfter="ph:arrow-right-bold" className="justify-self-start">
        For guardians
      </PushButton>
    </AccountPage>
  )
}
