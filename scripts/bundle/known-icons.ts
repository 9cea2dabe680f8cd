import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { Plugin } from "vite"
import { drawingOf, installed } from "../../app/lib/icons/icon-collections.server.ts"

const NAMED = /["'`](ph:[a-z0-9]+(?:-[a-z0-9]+)*)["'`]/g
const PREFIX = "virtual:icon/"
/** Icons named by at least this many modules are shared, in the shell (chunk-groups.ts). */
const COMMON_FROM = 8
const APP = fileURLToPath(new URL("../../app/", import.meta.url))

/**
 * Bundles the SVG of every icon that a module names with that module, so that it renders at once and no page loads
 * the icons of another. Common icons are shared; the rest are copied, which costs less than a file for each.
 */
export function knownIcons(): Plugin {
  const common = commonIcons()
  return {
    name: "known-icons",
    enforce: "pre",
    transform: {
      filter: { id: { include: /\/app\/.*\.tsx?$/, exclude: /\.test\.tsx?$/ }, code: /["'`]ph:/ },
      handler(code, id) {
        const imports = [...namesIn(code)].map(name => {
          const copy = common.has(name) ? "" : `?for=${id.slice(id.lastIndexOf("/app/") + "/app/".length)}`
          return `import "${PREFIX}${name}${copy}";`
        })
        // On the first line, to keep line numbers.
        return { code: imports.join("") + code, map: null }
      },
    },
    resolveId: {
      filter: { id: /^virtual:icon\// },
      handler: id => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:icon\// },
      async handler(id) {
        const name = id.slice(PREFIX.length + 1).replace(/\?.*$/, "")
        const [prefix = "", icon = ""] = name.split(":")
        const collection = await installed(prefix)
        const drawing = collection && drawingOf(collection, icon)
        if (!drawing) return this.error(`There is no icon ${name}`)
        const code = `import { registerIcon } from "#app/lib/icons/known-icons.ts"
registerIcon(${JSON.stringify(name)}, ${JSON.stringify(drawing)})`
        return { code, moduleSideEffects: true }
      },
    },
  }
}

function commonIcons() {
  const counts = new Map<string, number>()
  for (const file of globSync("**/*.{ts,tsx}", { cwd: APP })) {
    for (const name of namesIn(readFileSync(join(APP, file), "utf8")))
      counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count >= COMMON_FROM).map(([name]) => name))
}

function namesIn(code: string) {
  return new Set([...code.matchAll(NAMED)].map(([, name = ""]) => name))
}
