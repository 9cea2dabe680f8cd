import { isCode, isTest, type Rule, type SourceFile } from "./rule.ts"

const VAGUE_NAMES = ["utils", "helpers", "misc", "common", "shared", "new", "next", "legacy", "v2", "manager"]
// Vague even as part of a name.
const VAGUE_WORDS = ["utils", "util", "helpers", "helper", "misc", "legacy", "v2", "manager"]

const NEEDS_DEFAULT =
  /^(app\/(pages|layouts)\/.*|app\/(root|entry\.\w+)\.tsx|app\/routes\.ts|tests\/support\/[\w-]+\.ts|[^/]+\.config\.ts)$/

export const nameRules: Rule[] = [
  { rule: "file names are specific", violations: vagueNames },
  {
    rule: "code files are kebab-case",
    violations: ({ path }) =>
      isCode(path) && !/^[a-z0-9]+([-.][a-z0-9]+)*$/.test(stemOf(path)) ? ["is not kebab-case"] : [],
  },
  {
    rule: "no test files in pages",
    violations: ({ path }) =>
      path.startsWith("app/pages/") && isTest(path) ? ["is a test file in pages"] : [],
  },
  {
    rule: "no barrels",
    violations: ({ path, text }) =>
      /\/index\.tsx?$/.test(path) && /^export\s.*\bfrom\b/m.test(text) ? ["only re-exports"] : [],
  },
  {
    rule: "default exports only where a framework needs them",
    violations: ({ path, text }) =>
      isCode(path) && !NEEDS_DEFAULT.test(path) && /^export default\b/m.test(text)
        ? ["has a default export"]
        : [],
  },
  {
    rule: "a migration is named by time and subject and opens with a comment",
    violations: migrationHeader,
  },
]

function vagueNames({ path }: SourceFile) {
  const segments = path.split("/").map(segment => segment.replace(/\..*$/, ""))
  const whole = segments.find(segment => VAGUE_NAMES.includes(segment))
  const part = segments.flatMap(segment => segment.split("-")).find(word => VAGUE_WORDS.includes(word))
  const name = whole ?? part
  return name ? [`is named ${name}`] : []
}

function migrationHeader({ path, text }: SourceFile) {
  if (!path.startsWith("supabase/migrations/")) return []
  const isNamed = /\/\d{14}_[a-z][a-z0-9_]*\.sql$/.test(path)
  return [
    ...(isNamed ? [] : ["is not named YYYYMMDDHHMMSS_subject.sql"]),
    ...(/^-- \S.*\S/.test(text) ? [] : ["does not open with a comment that says what it is for"]),
  ]
}

function stemOf(path: string) {
  return path
    .split("/")
    .at(-1)!
    .replace(/\.[^.]+$/, "")
}
