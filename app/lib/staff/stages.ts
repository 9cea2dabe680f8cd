import type { RowAction } from "./define-staff-list.ts"

/** The stages of an application: their names, and what the buttons say that move a record there. */
export interface Stages<Stage extends string> {
  labels: Readonly<Record<Stage, string>>
  buttons: Readonly<Partial<Record<Stage, string>>>
  /** A stage that is never the regular next step, even when it is the only one. */
  exception?: Stage
}

/** A button for each stage that the database lets a record move to; its first one is the regular next step. */
export function stageButtons<Stage extends string>(
  { labels, buttons, exception }: Stages<Stage>,
  next: readonly Stage[] | null,
): readonly RowAction[] {
  return (next ?? []).map((intent, index) => ({
    intent,
    label: buttons[intent] ?? labels[intent],
    isPrimary: index === 0 && intent !== exception,
  }))
}
