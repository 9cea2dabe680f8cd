import { href, useLocation } from "react-router"
import { Callout } from "#app/ui/data/callout.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"

// The button shows no field errors.
const NO_RESULT = {}

/** Above a page whose form shows text that was typed before and not saved. */
export function UnsavedNotice() {
  const { pathname } = useLocation()
  return (
    <Callout tone="warm" title="This isn’t saved yet" className="mb-4">
      <p>What you typed here is back in the form: check it and save it. Files need to be chosen again.</p>
      {/* The fields keep their text until the whole page is loaded again. */}
      <Form
        action={`${href("/staff/typed")}?at=${encodeURIComponent(pathname)}`}
        intent="discard"
        result={NO_RESULT}
        reloadDocument
        className="pt-3"
      >
        <SubmitButton size="sm" variant="white" className="justify-self-start">
          Discard my changes
        </SubmitButton>
      </Form>
    </Callout>
  )
}
