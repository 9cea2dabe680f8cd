interface Modules {
  getModuleInfo(id: string): { importers: string[]; dynamicImporters: string[] } | null
}

const VENDOR = /\/node_modules\/(react|react-dom|react-router|scheduler)\//
const START = /\/app\/(root|entry\.client)\.tsx/
const STYLES = /\.css$/
const ICON = /virtual:icon\//
const KIT = /\/app\/(ui|lib)\/|\/node_modules\/tailwind-merge\//
const PAGE = /\/app\/(pages|layouts)\//
const FORM_PAGE =
  /\/app\/pages\/(me|guardian|dev|courses)\/|\/app\/pages\/(me|guardian|login|confirm|not-yet|reset-password|unsubscribe|certificate|get-certified|survey-completed|verify)\.tsx/

/**
 * How the client's code is cut. What every page loads is two files, of which the larger changes only with its
 * packages; what many pages share is one, instead of a dozen of a few hundred bytes. What only pages with forms
 * share is another, so that reading an article does not load the fields of a profile or a lesson.
 */
export const chunkGroups = [
  { name: "vendor", test: VENDOR, priority: 5 },
  { name: shellName, priority: 4 },
  // Before those of forms, which would otherwise take along whatever they are made of.
  { name: forEverybody("icons"), test: ICON, minShareCount: 2, priority: 3 },
  { name: forEverybody("kit"), test: KIT, minShareCount: 4, priority: 2 },
  { name: "form-icons", test: ICON, minShareCount: 2, priority: 1 },
  { name: "form-kit", test: KIT, minShareCount: 4 },
]

// The two beginnings stay files of their own: loading the shell must not start it.
function shellName(id: string, modules: Modules) {
  return !START.test(id) && !STYLES.test(id) && isNeededToStart(id, modules) ? "shell" : null
}

function isNeededToStart(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (START.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (modules.getModuleInfo(id)?.importers ?? []).some(importer =>
    isNeededToStart(importer, modules, seen),
  )
}

function forEverybody(name: string) {
  return (id: string, modules: Modules) => (isForForms(id, modules) ? null : name)
}

function isForForms(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (PAGE.test(id)) return FORM_PAGE.test(id)
  if (seen.has(id)) return true
  seen.add(id)
  const info = modules.getModuleInfo(id)
  return [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])].every(importer =>
    isForForms(importer, modules, seen),
  )
}
