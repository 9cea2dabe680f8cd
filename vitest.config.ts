import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    include: ["{app,backend,server,supabase,scripts,tests}/**/*.test.ts"],
    globalSetup: ["tests/support/global-setup.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
