import { Form, SubmitButton } from "#app/ui/forms/form.tsx"

/** Gives the seats of people who did not come to the waiting list, which only the server can do. */
export function ReleaseForm({ isOffline }: { isOffline: boolean }) {
  return (
    <Form intent="release" className="rounded-panel bg-marigold-200 p-5 text-ink">
      <h2 className="text-3">Empty seats</h2>
      <p>
        From 15 minutes after the start, you can give the seats of people who didn’t come to the waiting list.
        Anyone who comes late gets a seat if one is free.
      </p>
      {isOffline ? (
        <p>
          <b>You need a network for this.</b>
        </p>
      ) : (
        <SubmitButton size="sm" variant="white" className="justify-self-start">
          Release unclaimed seats
        </SubmitButton>
      )}
    </Form>
  )
}
