import { build, type Plugin } from "vite"

const QUERY = "?script-text"

/**
 * `import text from "./start.ts?script-text"`: a module and all that it imports, compiled into the text of one inline
 * script, for pages that do not load the app. Only the server renders it.
 */
export function scriptText(): Plugin {
  return {
    name: "script-text",
    enforce: "pre",
    load: {
      filter: { id: /\?script-text$/ },
      async handler(id, options) {
        const entry = id.slice(0, -QUERY.length)
        return `export default ${JSON.stringify(options?.ssr ? await compiled(entry) : "")}`
      },
    },
  }
}

async function compiled(entry: string) {
  const result = await build({
    ...{ configFile: false, logLevel: "warn", publicDir: false },
    build: { write: false, lib: { entry, formats: ["iife"], name: "script" } },
  })
  const [bundle] = Array.isArray(result) ? result : []
  const chunk = bundle?.output[0]
  if (chunk?.type !== "chunk") throw new Error(`${entry} was not compiled into a script`)
  return chunk.code.trim()
}
