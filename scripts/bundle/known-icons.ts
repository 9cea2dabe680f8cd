import type { Plugin } from "vite"
import { drawingOf, installed } from "../../app/lib/icon-collections.server.ts"

const NAMED = /["'`](ph:[a-z0-9]+(?:-[a-z0-9]+)*)["'`]/g
const PREFIX = "virtual:icon/"

/**
 * Puts the drawing of every icon that a module of the site names into that module's chunk, so that server and
 * browser draw it at once and no page carries the icons of another.
 */
export function knownIcons(): Plugin {
  return {
    name: "known-icons",
    enforce: "pre",
    transform: {
      filter: { id: { include: /\/app\/.*\.tsx?$/, exclude: /\.test\.tsx?$/ }, code: /["'`]ph:/ },
      handler(code) {
        const names = new Set([...code.matchAll(NAMED)].map(([, name]) => name))
        const imports = [...names].map(name => `import "${PREFIX}${name}";`).join("")
        // On the first line, so that every other line keeps its number.
        return { code: imports + code, map: null }
      },
    },
    resolveId: {
      filter: { id: /^virtual:icon\// },
      handler: id => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:icon\// },
      async handler(id) {
        const name = id.slice(PREFIX.length + 1)
        const [prefix = "", icon = ""] = name.split(":")
        const collection = await installed(prefix)
        const drawing = collection && drawingOf(collection, icon)
        if (!drawing) return this.error(`There is no icon ${name}`)
        const code = `import { knowIcon } from "#app/lib/known-icons.ts"
knowIcon(${JSON.stringify(name)}, ${JSON.stringify(drawing)})`
        return { code, moduleSideEffects: true }
      },
    },
  }
}
