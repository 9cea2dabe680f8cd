import type { StaffImport } from "#app/lib/staff/define-import.ts"

const MODULES = import.meta.glob<{ staffImport: StaffImport }>("../*/staff-import.server.ts", { eager: true })

/** What can be imported, by title. */
export const IMPORTS = Object.values(MODULES)
  .map(({ staffImport }) => staffImport)
  .sort((a, b) => a.title.localeCompare(b.title))

export function importNamed(list: string) {
  return IMPORTS.find(definition => definition.list === list) ?? null
}
