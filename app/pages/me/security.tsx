import { data, href } from "react-router"
import { AccountPage, AccountSection } from "#app/features/account/account-page.tsx"
import { ownSessions } from "#app/features/account/queries.ts"
import { EmailForm } from "#app/features/account/security/email-form.tsx"
import { PasswordForm } from "#app/features/account/security/password-form.tsx"
import { RecoveryCodes } from "#app/features/account/security/recovery-codes.tsx"
import { SecondFactor } from "#app/features/account/security/second-factor.tsx"
import {
  confirmEnrollment,
  makeRecoveryCodes,
  removeSecondFactor,
  startEnrollment,
} from "#app/features/account/security/second-factor-actions.server.ts"
import {
  changeEmail,
  changePassword,
  emailPasswordLink,
  endOtherSessions,
  endSession,
} from "#app/features/account/security/security-actions.server.ts"
import type { SecurityResult } from "#app/features/account/security/security-result.ts"
import { SessionList } from "#app/features/account/security/session-list.tsx"
import { progressStorage, unsentCount } from "#app/features/courses/progress/guest-progress.ts"
import { syncProgress } from "#app/features/courses/progress/sync-progress.ts"
import { answersLabel, lessonsLabel, reportsLabel } from "#app/features/device/queue-labels.ts"
import { SignOutForm } from "#app/features/device/sign-out-form.tsx"
import type { Queue } from "#app/features/device/use-leaving.ts"
import { sendAnswers } from "#app/features/quiz/device/send-answers.ts"
import { answersWaiting } from "#app/features/quiz/device/stored-tests.ts"
import { queuedReportCount } from "#app/features/reversals/reversal-device.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { useMember } from "#app/lib/auth/member.ts"
import { refuseInRoleView } from "#app/lib/auth/role-view.server.ts"
import { authOf, supabase } from "#app/lib/auth/session/request-session.server.ts"
import { takeFlash } from "#app/lib/forms/flash.server.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { useSettings } from "#app/lib/rendering/settings.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import type { Route } from "./+types/security"

export async function loader({ context }: Route.LoaderArgs) {
  const { session_id, sub } = requireMember(context)
  const db = supabase(context)
  const [found, sessions, left] = await Promise.all([
    authOf(context).getUser(),
    ownSessions(db),
    db.rpc("recovery_codes_left").throwOnError(),
  ])
  if (found.error) throw found.error
  const { email = "", new_email, factors = [] } = found.data.user
  return {
    ...{ email, sessions, currentId: session_id, user: sub, now: new Date().toISOString() },
    pending: new_email || null,
    isOn: factors.some(({ status }) => status === "verified"),
    codesLeft: left.data,
    flash: takeFlash(context),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  requireMember(context)
  const form = await readForm(request)
  await refuseInRoleView(context, href("/me/security"))
  switch (form.get("intent")) {
    case "password":
      return changePassword(context, form)
    case "password-link":
      return emailPasswordLink(context, form)
    case "email":
      return changeEmail(context, form)
    case "enroll":
      return startEnrollment(context, form)
    case "verify":
      return confirmEnrollment(context, form)
    case "codes":
      return makeRecoveryCodes(context, form)
    case "unenroll":
      return removeSecondFactor(context, form)
    case "end-session":
      return endSession(context, form)
    case "end-others":
      return endOtherSessions(context)
    default:
      throw data("This page has no such form", { status: 400 })
  }
}

export const meta = privateMeta({
  title: "Security",
  description: "Your password, your email address, two-step sign-in, and the devices you are signed in on.",
})

export default function SecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const result = actionData as SecurityResult | undefined
  const { email, pending, isOn, codesLeft, sessions, currentId, user, now, flash } = loaderData
  const member = useMember()
  const siteName = useSettings()?.name ?? ""
  if (result?.codes) {
    return (
      <AccountPage
        title="Save these codes"
        lead="Two-step sign-in is on. If you ever lose your phone, one of these codes gets you in. Each works once, and this is the only time we can show them."
      >
        <RecoveryCodes codes={result.codes} siteName={siteName} />
      </AccountPage>
    )
  }
  return (
    <AccountPage title="Security" lead="Who can sign in, and from where." flash={flash}>
      <AccountSection
        title="Two-step sign-in"
        lead="After your password, a code from your phone. So a stolen password isn’t enough."
      >
        <SecondFactor {...{ isOn, codesLeft, result }} isStaff={Boolean(member?.roles.length)} />
      </AccountSection>
      {!result?.enrolling && (
        <>
          <AccountSection title="Password" lead="A new password signs out every other device.">
            <PasswordForm email={email} personal={[email, member?.name ?? "", siteName]} />
          </AccountSection>
          <AccountSection title="Email address">
            <EmailForm {...{ email, pending }} />
          </AccountSection>
          <AccountSection
            title="Your devices"
            lead="Where you are signed in. If you don’t recognize one, sign it out and change your password. If another device has progress it hasn’t sent yet, that stays there until you sign in on it again."
          >
            <SessionList {...{ sessions, currentId, now }}>
              <SignOutForm queues={() => queuesOf(user)} label="Sign out this device" />
            </SessionList>
          </AccountSection>
        </>
      )}
    </AccountPage>
  )
}

function queuesOf(member: string): Queue[] {
  const storage = progressStorage()
  return [
    { label: lessonsLabel, send: () => syncProgress(member), count: () => unsentCount(storage) },
    { label: answersLabel, send: () => sendAnswers(storage), count: () => answersWaiting(storage).count },
    { label: reportsLabel, count: queuedReportCount },
  ]
}
