import { isCode, isTest, type SourceFile, type Wall } from "./rule.ts"

const EMPTY_NAMES = ["utils", "helpers", "misc", "common", "shared", "new", "next", "legacy", "v2", "manager"]
// Words that say nothing even as a part of a name.
const EMPTY_WORDS = ["utils", "util", "helpers", "helper", "misc", "legacy", "v2", "manager"]

const NEEDS_DEFAULT =
  /^(app\/(pages|layouts)\/.*|app\/(root|entry\.\w+)\.tsx|app\/routes\.ts|tests\/support\/[\w-]+\.ts|[^/]+\.config\.ts)$/

export const nameWalls: Wall[] = [
  { rule: "names say what is inside", faults: emptyNames },
  {
    rule: "files of code are kebab-case",
    faults: ({ path }) =>
      isCode(path) && !/^[a-z0-9]+([-.][a-z0-9]+)*$/.test(stemOf(path)) ? ["is not kebab-case"] : [],
  },
  {
    rule: "no tests among the pages",
    faults: ({ path }) =>
      path.startsWith("app/pages/") && isTest(path) ? ["is a test among the pages"] : [],
  },
  {
    rule: "no barrels",
    faults: ({ path, text }) =>
      /\/index\.tsx?$/.test(path) && /^export\s.*\bfrom\b/m.test(text)
        ? ["only hands on what others export"]
        : [],
  },
  {
    rule: "default exports only where a framework asks",
    faults: ({ path, text }) =>
      isCode(path) && !NEEDS_DEFAULT.test(path) && /^export default\b/m.test(text)
        ? ["has a default export"]
        : [],
  },
  {
    rule: "a migration has its time, its subject and a sentence on what it is for",
    faults: anonymousMigration,
  },
]

function emptyNames({ path }: SourceFile) {
  const segments = path.split("/").map(segment => segment.replace(/\..*$/, ""))
  const whole = segments.find(segment => EMPTY_NAMES.includes(segment))
  const part = segments.flatMap(segment => segment.split("-")).find(word => EMPTY_WORDS.includes(word))
  const name = whole ?? part
  return name ? [`is named ${name}`] : []
}

function anonymousMigration({ path, text }: SourceFile) {
  if (!path.startsWith("supabase/migrations/")) return []
  const isNamed = /\/\d{14}_[a-z][a-z0-9_]*\.sql$/.test(path)
  return [
    ...(isNamed ? [] : ["is not named YYYYMMDDHHMMSS_subject.sql"]),
    ...(/^-- \S.*\S/.test(text) ? [] : ["does not open with a sentence on what it is for"]),
  ]
}

function stemOf(path: string) {
  return path
    .split("/")
    .at(-1)!
    .replace(/\.[^.]+$/, "")
}
