import type { AutosaveState } from "./use-autosave.ts"

interface Props {
  state: AutosaveState
  /** What is being written, such as “article”. */
  noun: string
}

/** Says whether what was typed is kept, and who else is writing. */
export function AutosaveStatus({ state: { kind, answer }, noun }: Props) {
  const others = answer?.others ?? []
  return (
    <div role="status" className="grid gap-1 text-small">
      <p>{TEXTS[kind]}</p>
      {answer?.outcome === "changed-meanwhile" && (
        <p>
          <b>Someone saved this {noun} since you opened it.</b> Your text is kept. When you save, you decide
          which one stays.
        </p>
      )}
      {others.length > 0 && <p>{others.join(" and ")} also has unsaved changes.</p>}
    </div>
  )
}

const TEXTS = {
  idle: "Your changes are kept as you type.",
  waiting: "Keeping your changes…",
  done: "Your changes are kept. They aren’t saved for others yet.",
  failed:
    "We couldn’t keep your last changes. Check your connection; we’ll try again when it’s back and when you type. After a long break, save: you may have to sign in again, and nothing is lost.",
}
