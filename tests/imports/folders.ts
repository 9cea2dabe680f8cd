import { dirname, join } from "node:path"
import { isCode, isTest, isTestSupport, type SourceFile, type Wall } from "./rule.ts"

// Each room, and the rooms it may import from; a room may always import from itself. Longer names first.
const MAY_IMPORT: Record<string, string[]> = {
  "app/lib/frames": [],
  "app/lib": [],
  "app/ui": ["app/lib"],
  "app/features": ["app/ui", "app/lib", "app/lib/frames"],
  "app/layouts": ["app/features", "app/ui", "app/lib"],
  "app/pages": ["app/features", "app/ui", "app/lib"],
  app: ["app/ui", "app/lib"],
  backend: [],
  "supabase/functions": [],
  server: ["backend", "app/lib/frames"],
  "tests/e2e": ["tests"],
  tests: ["app/features", "app/lib", "backend", "server", "scripts"],
  scripts: ["backend", "server", "tests", "app/lib"],
  bench: ["backend", "server", "tests"],
}

// Packages that belong to one room, so that what they stand for cannot be had anywhere else.
const PACKAGE_ROOMS: Record<string, string[]> = {
  howler: ["app/lib"],
  pg: ["backend", "tests", "scripts", "bench"],
}

interface Import {
  target: string
  isDynamic: boolean
  isTypeOnly: boolean
}

export const importWalls: Wall[] = [
  { rule: "imports only go down", faults: upwardImports },
  { rule: "the backend has one door, opened by the server when it is needed", faults: sideDoors },
  { rule: "what is for tests is used by tests alone", faults: testImports },
  { rule: "a package stays in its room", faults: straysOfPackages },
]

function upwardImports(file: SourceFile) {
  const from = roomOf(file.path)
  if (!from || !isCode(file.path) || isForTests(file.path, from)) return []
  return importsOf(file).flatMap(({ target }) => {
    const to = roomOf(target)
    if (!to || target.includes("+types") || mayImport(file.path, from, target, to)) return []
    return [`imports ${target}`]
  })
}

function isForTests(path: string, room: string) {
  return (isTest(path) && room !== "tests/e2e") || (isTestSupport(path) && !room.startsWith("tests"))
}

function testImports(file: SourceFile) {
  if (
    !isCode(file.path) ||
    isTest(file.path) ||
    isTestSupport(file.path) ||
    /^(scripts|bench)\//.test(file.path)
  )
    return []
  return importsOf(file)
    .filter(({ target }) => isTestSupport(target) || isTest(target))
    .map(({ target }) => `imports ${target}, which is for tests`)
}

function mayImport(path: string, from: string, target: string, to: string) {
  if (to !== from) return MAY_IMPORT[from]!.includes(to)
  return from !== "app/pages" && featureOf(path) === featureOf(target)
}

function sideDoors(file: SourceFile) {
  if (roomOf(file.path) !== "server" || isTest(file.path) || isTestSupport(file.path)) return []
  return importsOf(file)
    .filter(({ target }) => roomOf(target) === "backend")
    .flatMap(({ target, isDynamic, isTypeOnly }) => {
      if (target !== "backend/mount.ts") return [`imports ${target} instead of backend/mount.ts`]
      return isDynamic || isTypeOnly
        ? []
        : ["imports backend/mount.ts even when no embedded backend is wanted"]
    })
}

function straysOfPackages(file: SourceFile) {
  if (!isCode(file.path)) return []
  return importsOf(file).flatMap(({ target }) => {
    const owner = Object.keys(PACKAGE_ROOMS).find(name => target === name || target.startsWith(`${name}/`))
    if (!owner || PACKAGE_ROOMS[owner]!.some(room => file.path.startsWith(`${room}/`))) return []
    return [`imports the package ${target}`]
  })
}

function importsOf({ path, text }: SourceFile): Import[] {
  const found = text.matchAll(
    /(?:\bimport\s+(type\b)?[^"'`;]*?\bfrom|\bexport\b[^"'`;]*?\bfrom|\bimport)\s*(\()?\s*["'`]([^"'`]+)/g,
  )
  return [...found].map(([, typeOnly, bracket, name = ""]) => ({
    target: name.startsWith("#") ? name.slice(1) : name.startsWith(".") ? join(dirname(path), name) : name,
    isDynamic: bracket !== undefined,
    isTypeOnly: typeOnly !== undefined,
  }))
}

function roomOf(path: string) {
  // Journeys know addresses only; what starts the site for them does not walk one.
  if (path.startsWith("tests/e2e/") && !isTest(path)) return "tests"
  return Object.keys(MAY_IMPORT).find(room => path.startsWith(`${room}/`))
}

function featureOf(path: string) {
  return /^app\/features\/([^/]+)/.exec(path)?.[1]
}
