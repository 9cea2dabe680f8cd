interface Modules {
  getModuleInfo(id: string): { importers: string[] } | null
}

const VENDOR = /\/node_modules\/(react|react-dom|react-router|scheduler)\//
const START = /\/app\/(root|entry\.client)\.tsx/
const STYLES = /\.css$/

/**
 * How the client's code is cut. What every page loads is two files, of which the larger changes only with its
 * packages; what many pages share is one, instead of a dozen of a few hundred bytes.
 */
export const chunkGroups = [
  { name: "vendor", test: VENDOR, priority: 3 },
  { name: shellName, priority: 2 },
  { name: "icons", test: /virtual:icon\//, minShareCount: 2, priority: 1 },
  { name: "kit", test: /\/app\/(ui|lib)\/|\/node_modules\/tailwind-merge\//, minShareCount: 4 },
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
