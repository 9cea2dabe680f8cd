import { dirname, join } from "node:path"
import { isCode, type SourceFile } from "./rule.ts"

// Modules that a framework or the backend loads by path; the names are those it looks for.
const LOADED_BY_PATH: [RegExp, RegExp][] = [
  [
    /^app\/(pages|layouts)\/|^app\/root\.tsx$/,
    /^(loader|action|meta|links|headers|handle|middleware|shouldRevalidate|client(Loader|Action|Middleware)|ErrorBoundary|HydrateFallback|Layout)$/,
  ],
  [/^app\/entry\.server\.tsx$/, /./],
  [/(^|\/)functions\/[\w-]+\/handler\.ts$/, /./],
  [/^tests\/policies\/tables\//, /^table$/],
  [/^app\/features\/[\w-]+\/staff-import\.server\.ts$/, /^staffImport$/],
  // Compiled or copied by the generator of the database types.
  [/^scripts\/types\/(fixture\/|shorthands\.ts$)|database\.types\.ts$/, /./],
]
// Parts of the specification that the next features use.
const SPECIFIED = [
  "app/lib/rendering/config.ts: useConfig",
  "app/lib/supabase/realtime.ts: liveClient",
  "app/lib/theming/color-mode.ts: useColorMode",
]
const EXPORT =
  /^export\s+(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?(?:function\*?|const|let|class|interface|type|enum)\s+(\w+)/gm
const EXPORT_LIST = /^export\s+(?:type\s+)?\{([^}]*)\}(?!\s*from)/gm
const NAMED_IMPORT =
  /(?:import|export)\s+(?:type\s+)?(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*["'`]([^"'`]+)["'`]/g
const DESTRUCTURED_IMPORT = /\{([^{}]*)\}\s*=\s*await\s+import\(\s*["'`]([^"'`]+)["'`]/g
const WHOLE_IMPORT = /(?:\*\s*(?:as\s+\w+\s*)?from\s*|(?<!=\s*await\s+)\bimport\(\s*)["'`]([^"'`]+)["'`]/g

/** Exports as `path: name` that no other file imports. */
export function unusedExports(files: readonly SourceFile[]): string[] {
  const code = files.filter(({ path }) => isCode(path))
  const used = new Set(code.flatMap(usedNames))
  return code.flatMap(file =>
    exportedNames(file)
      .filter(name => !isLoadedByPath(file.path, name))
      .filter(name => !used.has(`${file.path}#${name}`) && !used.has(`${file.path}#*`))
      .map(name => `${file.path}: ${name}`)
      .filter(line => !SPECIFIED.includes(line)),
  )
}

function exportedNames({ text }: SourceFile) {
  const declared = [...text.matchAll(EXPORT)].map(([, name]) => name!)
  const listed = [...text.matchAll(EXPORT_LIST)].flatMap(([, list]) => names(list!, "after as"))
  return [...declared, ...listed]
}

function usedNames({ path, text }: SourceFile): string[] {
  const named = [...text.matchAll(NAMED_IMPORT), ...text.matchAll(DESTRUCTURED_IMPORT)]
  const whole = [...text.matchAll(WHOLE_IMPORT)]
  return [
    ...named.flatMap(([, list, target]) =>
      names(list!, "before as").map(name => `${resolve(path, target!)}#${name}`),
    ),
    ...whole.map(([, target]) => `${resolve(path, target!)}#*`),
  ]
}

function names(list: string, part: "before as" | "after as") {
  return list
    .split(",")
    .map(item => item.trim().replace(/^type\s+/, ""))
    .filter(Boolean)
    .map(item => item.split(/\s+as\s+|\s*:\s*/).at(part === "before as" ? 0 : -1)!)
}

function resolve(path: string, target: string) {
  if (target.startsWith("#")) return target.slice(1)
  return target.startsWith(".") ? join(dirname(path), target) : target
}

function isLoadedByPath(path: string, name: string) {
  return LOADED_BY_PATH.some(([file, known]) => file.test(path) && known.test(name))
}
