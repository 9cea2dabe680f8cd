import { CopyButton } from "#app/ui/forms/copy-button.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"

/** The secret address of the member's own calendar, which calendar programs read without signing in. */
export function CalendarAddress({ address }: { address: string | null }) {
  return (
    <div className="grid gap-5">
      <p className="max-w-[38em]">
        The address shows the name, time and place of your upcoming events and of those in the last month,
        waiting lists included, and the link to join online. <b>Anyone with the address can read that</b>, so
        keep it to yourself.
      </p>
      {address && (
        <>
          <p className="wrap-anywhere select-all rounded-input bg-gray-200 p-4 font-mono text-mono">
            {address}
          </p>
          <div className="flex flex-wrap gap-4">
            <PushButton href={address.replace(/^https?:/, "webcal:")}>Open in my calendar app</PushButton>
            <CopyButton text={address}>Copy the address</CopyButton>
          </div>
        </>
      )}
      <Form>
        {address && <p>Did someone else see it? A new address ends this one at once.</p>}
        <SubmitButton variant="white" className="justify-self-start">
          {address ? "Make a new address" : "Make my calendar address"}
        </SubmitButton>
      </Form>
    </div>
  )
}
