import type { ModuleName } from "#app/lib/modules/modules.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import { MODULE_TEXTS } from "./module-texts.ts"
import { switchModule } from "./queries.ts"

export async function saveModule({ db, intent, form }: StaffActionArgs): Promise<StaffOutcome> {
  const name = form.get("module")
  if (!isModuleName(name) || !["on", "off"].includes(intent)) return "not-found"
  return (await switchModule(db, name, intent === "on")) ? { done: intent } : "not-found"
}

function isModuleName(name: unknown): name is ModuleName {
  return typeof name === "string" && Object.hasOwn(MODULE_TEXTS, name)
}
