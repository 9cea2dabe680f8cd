import type { ReactNode } from "react"
import type { MemberSession } from "#app/features/account/queries.ts"
import { formatTimeAgo } from "#app/lib/format/dates.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Badge } from "#app/ui/data/badge.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Dialog } from "#app/ui/overlays/dialog.tsx"
import { useDialog } from "#app/ui/overlays/use-dialog.ts"
import { isHandheld } from "./session-labels.ts"

interface Props {
  sessions: readonly MemberSession[]
  currentId: string
  /** When the page was rendered; "just now" is relative to it. */
  now: string
  /** Signs out this device. */
  children: ReactNode
}

/** The devices the member is signed in on: this one first, the others with a sign-out button. */
export function SessionList({ sessions, currentId, now, children }: Props) {
  const isCurrent = ({ id }: MemberSession) => id === currentId
  const others = sessions.filter(session => !isCurrent(session))
  const listed = [...sessions.filter(isCurrent), ...others]
  return (
    <div className="grid gap-6">
      <ul className="grid">
        {listed.map(session => (
          <li
            key={session.id}
            className="flex flex-wrap items-center gap-x-5 gap-y-3 border-gray-300 border-b-[1.5px] py-4 first:pt-0"
          >
            <Icon
              name={isHandheld(session.device) ? "ph:device-mobile-fill" : "ph:laptop-fill"}
              className="size-8 flex-none text-green-700"
            />
            <div className="min-w-0 flex-1 basis-60">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">
                {session.device}
                {isCurrent(session) && <Badge tone="green">This device</Badge>}
                {session.ended_at && <Badge tone="marigold">Signs out at next use</Badge>}
              </p>
              <p className="text-gray-600 text-small">
                {networkLabel(session)} Last seen {formatTimeAgo(session.seen_at, now)}.
              </p>
            </div>
            {!isCurrent(session) && !session.ended_at && <EndOne session={session} />}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-end gap-4">
        {children}
        {others.length > 0 && <EndOthers count={others.length} />}
      </div>
    </div>
  )
}

function EndOne({ session }: { session: MemberSession }) {
  return (
    <Form intent="end-session">
      <input type="hidden" name="session_id" value={session.id} />
      <PushButton type="submit" variant="white" size="sm">
        Sign out<span className="sr-only"> {session.device}</span>
      </PushButton>
    </Form>
  )
}

function EndOthers({ count }: { count: number }) {
  const dialog = useDialog()
  const what = count === 1 ? "the other device" : `the ${count} other devices`
  return (
    <>
      <PushButton {...dialog.opener} variant="ink" icon="ph:sign-out-bold">
        Sign out {what}
      </PushButton>
      <Dialog
        control={dialog}
        title={`Sign out ${what}?`}
        actions={
          <>
            <PushButton {...dialog.closer} variant="white">
              Cancel
            </PushButton>
            <Form intent="end-others">
              <SubmitButton variant="ink">Sign out {what}</SubmitButton>
            </Form>
          </>
        }
      >
        <p>You stay signed in here. Everywhere else, you’ll have to sign in again.</p>
      </Dialog>
    </>
  )
}

function networkLabel({ network }: MemberSession) {
  return network ? `Network ${network.replace(/(\.0|::)$/, "")}…` : "Network unknown."
}
