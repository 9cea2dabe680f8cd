import { Callout } from "#app/ui/data/callout.tsx"
import { CheckInPanel } from "./check-in-panel.tsx"
import { KeyForm } from "./key-form.tsx"
import { useSavedList } from "./offline/use-saved-list.ts"

/** Without a link from the server: the list on this phone if there is one, else the form for the link. */
export function SavedCheckIn({ event }: { event: string }) {
  const { list, problem } = useSavedList(event)
  if (list) {
    const found = list.roster.map(({ registration_id }) => registration_id)
    return <CheckInPanel {...list} search="" found={found} />
  }
  return (
    <>
      <div role="status" className={problem ? "mb-6" : "sr-only"}>
        {problem && <Callout tone="warm">{problem}</Callout>}
      </div>
      <KeyForm />
    </>
  )
}
