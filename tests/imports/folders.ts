import { importsOf } from "./module-imports.ts"
import { isCode, isTest, isTestSupport, type Rule, type SourceFile } from "./rule.ts"

// Read by every sender of emails and by the page with the notices: decision 015.
const MESSAGES = "supabase/functions/_shared/messages"
// Verified by the job that draws and repeated in the visitor's browser: decision 022.
const DRAW = "supabase/functions/_shared/draw"
// What decides whether the test provider of payments starts: decision 058.
const SITE = "supabase/functions/_shared/site"

// The folders each folder may import from, besides itself. Longer paths come first.
const MAY_IMPORT: Record<string, string[]> = {
  "app/lib/frames": [],
  "app/lib/sealing": [],
  "app/lib": ["app/lib/sealing"],
  "app/ui": ["app/lib"],
  "app/features": ["app/ui", "app/lib", "app/lib/frames", "app/lib/sealing", "content", MESSAGES, DRAW],
  "app/layouts": ["app/features", "app/ui", "app/lib"],
  "app/pages": ["app/features", "app/ui", "app/lib", "app/lib/sealing"],
  app: ["app/ui", "app/lib"],
  content: ["app/lib/frames"],
  backend: ["content", MESSAGES],
  [MESSAGES]: [],
  [DRAW]: [],
  [SITE]: [],
  "supabase/functions": [MESSAGES, DRAW, SITE],
  server: ["backend", "app/lib/frames", "app/lib/sealing", SITE],
  "tests/e2e": ["tests"],
  tests: ["app/features", "app/lib", "backend", "content", "server", "scripts", MESSAGES, DRAW],
  scripts: ["backend", "content", "server", "tests", "app/lib", MESSAGES],
  bench: ["app", "app/lib", "backend", "server", "tests"],
}

// Packages that only these folders may import.
const PACKAGE_FOLDERS: Record<string, string[]> = {
  howler: ["app/lib"],
  pg: ["backend", "tests", "scripts", "bench"],
}

export const folderRules: Rule[] = [
  { rule: "a folder imports only from the folders below it", violations: folderImports },
  {
    rule: "the server imports the backend through mount.ts, and only when it is embedded",
    violations: backendImports,
  },
  { rule: "only tests import test support", violations: testSupportImports },
  { rule: "a package with an owner is imported only there", violations: packageImports },
]

function folderImports(file: SourceFile) {
  const from = folderOf(file.path)
  if (!from || !isCode(file.path) || isForTests(file.path, from)) return []
  return importsOf(file).flatMap(({ target, isDynamic }) => {
    const to = folderOf(target)
    if (!to || target.includes("+types") || mayImport(file.path, from, target, to)) return []
    // Loaded later, a feature does not weigh on the shell.
    if (from === "app" && to === "app/features" && isDynamic) return []
    return [`imports ${target}`]
  })
}

function isForTests(path: string, folder: string) {
  return (isTest(path) && folder !== "tests/e2e") || (isTestSupport(path) && !folder.startsWith("tests"))
}

function testSupportImports(file: SourceFile) {
  if (
    !isCode(file.path) ||
    isTest(file.path) ||
    isTestSupport(file.path) ||
    /^((scripts|bench)\/|[^/]+\.config\.ts$)/.test(file.path)
  )
    return []
  return importsOf(file)
    .filter(({ target }) => isTestSupport(target) || isTest(target))
    .map(({ target }) => `imports ${target}, which is test support`)
}

function mayImport(path: string, from: string, target: string, to: string) {
  if (to !== from) return MAY_IMPORT[from]!.includes(to)
  return from !== "app/pages" && featureOf(path) === featureOf(target)
}

function backendImports(file: SourceFile) {
  if (folderOf(file.path) !== "server" || isTest(file.path) || isTestSupport(file.path)) return []
  return importsOf(file)
    .filter(({ target }) => folderOf(target) === "backend")
    .flatMap(({ target, isDynamic, isTypeOnly }) => {
      if (target !== "backend/mount.ts") return [`imports ${target} instead of backend/mount.ts`]
      return isDynamic || isTypeOnly ? [] : ["imports backend/mount.ts statically"]
    })
}

function packageImports(file: SourceFile) {
  if (!isCode(file.path)) return []
  return importsOf(file).flatMap(({ target }) => {
    const owner = Object.keys(PACKAGE_FOLDERS).find(name => target === name || target.startsWith(`${name}/`))
    if (!owner || PACKAGE_FOLDERS[owner]!.some(folder => file.path.startsWith(`${folder}/`))) return []
    return [`imports the package ${target}`]
  })
}

function folderOf(path: string) {
  // Browser tests know only URLs; the file that starts their server is ordinary test support.
  if (path.startsWith("tests/e2e/") && !isTest(path)) return "tests"
  return Object.keys(MAY_IMPORT).find(folder => path.startsWith(`${folder}/`))
}

function featureOf(path: string) {
  return /^app\/features\/([^/]+)/.exec(path)?.[1]
}
