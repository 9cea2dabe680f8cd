import { data } from "react-router"
import { AccountPage, AccountSection } from "#app/features/account/account-page.tsx"
import { EmailForm } from "#app/features/account/email-form.tsx"
import { PasswordForm } from "#app/features/account/password-form.tsx"
import { ownSessions } from "#app/features/account/queries.ts"
import { RecoveryCodes } from "#app/features/account/recovery-codes.tsx"
import { SecondFactor } from "#app/features/account/second-factor.tsx"
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  newCodes,
} from "#app/features/account/second-factor-actions.server.ts"
import {
  changeEmail,
  changePassword,
  endOtherSessions,
  endSession,
  mailPasswordLink,
} from "#app/features/account/security-actions.server.ts"
import { DONE, type Done, type SecurityAnswer } from "#app/features/account/security-result.ts"
import { SessionList } from "#app/features/account/session-list.tsx"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { useMember } from "#app/lib/auth/member.ts"
import { supabase } from "#app/lib/auth/request-session.server.ts"
import { useSettings } from "#app/lib/rendering/settings.ts"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import type { Route } from "./+types/security"

export async function loader({ context, url }: Route.LoaderArgs) {
  const { session_id } = requireMember(context)
  const db = supabase(context)
  const [found, sessions, left] = await Promise.all([
    db.auth.getUser(),
    ownSessions(db),
    db.rpc("recovery_codes_left").throwOnError(),
  ])
  if (found.error) throw found.error
  const { email = "", new_email, factors = [] } = found.data.user
  return {
    ...{ email, sessions, currentId: session_id, now: new Date().toISOString() },
    pending: new_email || null,
    isOn: factors.some(({ status }) => status === "verified"),
    codesLeft: left.data,
    done: DONE[(url.searchParams.get("done") ?? "") as Done] ?? null,
    isRecovered: url.searchParams.has("recovered"),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  requireMember(context)
  const form = await request.formData()
  switch (form.get("intent")) {
    case "password":
      return changePassword(context, form)
    case "password-link":
      return mailPasswordLink(context)
    case "email":
      return changeEmail(context, form)
    case "enroll":
      return beginSecondFactor(context)
    case "verify":
      return confirmSecondFactor(context, form)
    case "codes":
      return newCodes(context)
    case "unenroll":
      return endSecondFactor(context, form)
    case "end-session":
      return endSession(context, form)
    case "end-others":
      return endOtherSessions(context)
    default:
      throw data("This page has no such form", { status: 400 })
  }
}

export function meta({ location, matches }: Route.MetaArgs) {
  const tags = [{ name: "robots", content: "noindex" }]
  const description = "Your password, your address, two-step sign-in, and the devices you are signed in on."
  return pageMeta({ title: "Security", description, path: location.pathname, tags }, rootData(matches))
}

export default function SecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData as SecurityAnswer | undefined
  const { email, pending, isOn, codesLeft, sessions, currentId, now } = loaderData
  const member = useMember()
  const siteName = useSettings()?.name ?? ""
  if (answer?.codes) {
    return (
      <AccountPage
        title="Keep these codes"
        lead="Two-step sign-in is on. If you ever lose your phone, one of these codes gets you in. Each works once, and this is the only time we can show them."
      >
        <RecoveryCodes codes={answer.codes} siteName={siteName} />
      </AccountPage>
    )
  }
  return (
    <AccountPage title="Security" lead="Who gets in, and from where.">
      {loaderData.done && !answer && (
        <div role="status">
          <Callout tone="good">{loaderData.done}</Callout>
        </div>
      )}
      {loaderData.isRecovered && !isOn && (
        <Callout tone="warm" title="You came in with a recovery code">
          Two-step sign-in is off now. Set it up again with the phone you have, so that your account is as
          safe as before.
        </Callout>
      )}
      <AccountSection
        title="Two-step sign-in"
        lead="After your password, a code from your phone. Then a stolen password is worth nothing."
      >
        <SecondFactor {...{ isOn, codesLeft, answer }} isStaff={Boolean(member?.roles.length)} />
      </AccountSection>
      {/* Whoever is setting up their second step sees nothing else. */}
      {!answer?.enrolling && (
        <>
          <AccountSection title="Password" lead="A new password signs out every other device.">
            <PasswordForm email={email} own={[email, member?.name ?? "", siteName]} answer={answer} />
          </AccountSection>
          <AccountSection title="Email address">
            <EmailForm {...{ email, pending, answer }} />
          </AccountSection>
          <AccountSection
            title="Your devices"
            lead="Where you are signed in. If you don’t know one of them, sign it out and change your password."
          >
            <SessionList {...{ sessions, currentId, now }} />
          </AccountSection>
        </>
      )}
    </AccountPage>
  )
}
