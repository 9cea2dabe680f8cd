/** Import cycles as lists of modules, found by depth-first search; each module is reported at most once. */
export function importCycles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = []
  const finished = new Set<string>()
  const path: string[] = []

  function visit(module: string) {
    const start = path.indexOf(module)
    if (start >= 0) {
      cycles.push(path.slice(start))
      return
    }
    if (finished.has(module)) return
    path.push(module)
    for (const target of imports.get(module) ?? []) visit(target)
    path.pop()
    finished.add(module)
  }

  for (const module of imports.keys()) visit(module)
  return cycles
}
