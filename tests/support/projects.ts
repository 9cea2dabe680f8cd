const ALL = ["{app,backend,bench,content,server,supabase,scripts,tests}/**/*.test.ts"]
const WITH_DATABASE = [
  "{backend,supabase,tests/policies,tests/site}/**/!(*.unit).test.ts",
  "**/*.database.test.ts",
  "tests/support/!(*.unit).test.ts",
]
const WITH_PROCESSES = ["tests/process/**/*.test.ts", "**/*.process.test.ts"]
const NEVER = ["**/node_modules/**"]

/** The folder of a test file gives its project; a suffix such as `.unit.test.ts` overrides the folder. */
export const projectFiles = {
  unit: { include: ALL, exclude: [...WITH_DATABASE, ...WITH_PROCESSES] },
  database: { include: WITH_DATABASE, exclude: WITH_PROCESSES },
  process: { include: WITH_PROCESSES, exclude: NEVER },
}
