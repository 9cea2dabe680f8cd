import { spawnSync } from "node:child_process"
import { cpSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { PageTree } from "./page-tree.ts"

const MOST_MS = 15 * 60_000
const NO_TELEMETRY = { NEXT_TELEMETRY_DISABLED: "1", NUXT_TELEMETRY_DISABLED: "1" }
const BUILD = {
  nuxt: ["node_modules/nuxt/bin/nuxt.mjs", "build"],
  next: ["node_modules/next/dist/bin/next", "build"],
}

/** Copies a framework's template into the folder, installs its packages there and builds the page. */
export function buildPeer(name: keyof typeof BUILD, page: PageTree, parent: string) {
  const folder = join(parent, name)
  cpSync(join(import.meta.dirname, "templates", name), folder, { recursive: true })
  writeFileSync(join(folder, "page.json"), JSON.stringify(page))
  console.log(`Installing ${name} …`)
  run(folder, "npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"])
  console.log(`Building ${name} …`)
  run(folder, process.execPath, BUILD[name])
  return folder
}

function run(cwd: string, command: string, args: string[]) {
  const env = { ...process.env, ...NO_TELEMETRY }
  const { error, status, stdout, stderr } = spawnSync(command, args, {
    ...{ cwd, env, timeout: MOST_MS, encoding: "utf8" },
  })
  if (error) throw error
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${status}:\n${stdout}${stderr}`)
}
