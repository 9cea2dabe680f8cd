import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Checkbox } from "#app/ui/forms/choice.tsx"

/** The checkbox of `undrawableNameError`. It stays when the form is rejected again for another reason. */
export function AcceptName({ result }: { result: ActionResult | undefined }) {
  if (!result?.errors?.accept && !result?.values?.accept) return null
  return <Checkbox name="accept" label="Use this name anyway" />
}
