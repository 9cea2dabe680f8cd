import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import type { Pause } from "./schema.ts"
import { TimeLeft } from "./time-left.tsx"

export function pauseTitle({ isForNetwork }: Pause) {
  return isForNetwork ? "Too many tries on your network" : "Time for a short break"
}

interface Props {
  pause: Pause
  /** How long failed tries count. */
  minutes: number
  now: number
}

export function PauseNotice({ pause: { until, isForNetwork }, minutes, now }: Props) {
  const time = <TimeLeft until={until} now={now} />
  if (isForNetwork)
    return (
      <>
        People on the same internet connection failed this test many times in the last {minutes} minutes. You
        can start in {time}. If you have an account, sign in and start now.
      </>
    )
  return (
    <>
      Your last tries didn’t work out. You can try again in {time}. It’s a good moment to review the lessons.
    </>
  )
}

/** Members have a pause of their own, which the network's does not change. */
export function SignInInstead() {
  return (
    <Form>
      <input type="hidden" name="intent" value="sign-in" />
      <SubmitButton variant="ink">Sign in</SubmitButton>
    </Form>
  )
}
