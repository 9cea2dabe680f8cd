import { STATES } from "#app/lib/format/states.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"

/** A visitor's state, remembered in a cookie. A plain form, so that the page needs no code for it. */
export function ChooseState({ state }: { state: string | null }) {
  return (
    <form method="post" action="/state" className="flex flex-wrap items-end gap-x-3.5 gap-y-3">
      <label className="grid min-w-56 flex-1 gap-2 font-bold">
        Your state
        <select name="state" defaultValue={state ?? ""} className="input input-caret">
          <option value="">{state ? "No state" : "Choose a state"}</option>
          {STATES.map(name => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <PushButton type="submit" variant="white" className="mb-1.5">
        {state ? "Change" : "Show my state"}
      </PushButton>
    </form>
  )
}
