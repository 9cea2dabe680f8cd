import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig } from "vite"
import { chunkGroups } from "./scripts/bundle/chunk-groups.ts"
import { knownIcons } from "./scripts/bundle/known-icons.ts"
import { scriptText } from "./scripts/bundle/script-text.ts"

export default defineConfig({
  // Rolldown's report on slow plugins is about packages, not about this project.
  build: { rolldownOptions: { checks: { bundlerTimings: false } } },
  plugins: [knownIcons(), scriptText(), tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
      },
    },
  },
})
