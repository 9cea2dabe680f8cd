import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { hashFiles } from "./file-hash.ts"

/** Work whose result depends only on files runs again when they change, or always in `npm run test:long`. */
export async function cachedResult<T>(name: string, inputs: string[], work: () => Promise<T>): Promise<T> {
  const file = `.cache/results/${name}-${hashFiles(inputs, { salt: process.env.TEST_DATABASE_URL })}.json`
  if (existsSync(file) && !process.env.LONG_TESTS) return JSON.parse(readFileSync(file, "utf8"))
  const result = await work()
  for (const old of globSync(`.cache/results/${name}-*.json`)) rmSync(old, { force: true })
  mkdirSync(".cache/results", { recursive: true })
  writeFileSync(file, JSON.stringify(result))
  return result
}
