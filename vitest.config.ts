import { defineConfig } from "vitest/config"
import { knownIcons } from "./scripts/bundle/known-icons.ts"
import { projectFiles } from "./tests/support/projects.ts"
import { LongFilesFirst } from "./tests/support/sequencer.ts"

export default defineConfig({
  plugins: [knownIcons()],
  test: {
    // Share images read the colors from there; other styles mean nothing without a browser.
    css: { include: [/tokens\.css/] },
    // Much of a test is waiting for processes and databases; with a worker per core, two cores would idle.
    maxWorkers: 3,
    // Limits that end a hung test; a busy machine never reaches them.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 120_000,
    expect: { poll: { timeout: 180_000 } },
    sequence: { sequencer: LongFilesFirst },
    projects: [
      { extends: true, test: { name: "unit", ...projectFiles.unit, isolate: false } },
      {
        extends: true,
        test: {
          name: "database",
          // As the site ships: React for development takes twice as long to render a page.
          env: { NODE_ENV: "production" },
          // Importing the backend again for each file costs more than most files take.
          isolate: false,
          ...projectFiles.database,
          globalSetup: ["tests/support/global-setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "process",
          // As above; each file also needs a process less.
          isolate: false,
          ...projectFiles.process,
          globalSetup: ["tests/support/global-setup.ts"],
          // One test starts several servers, and in the long run dozens.
          testTimeout: process.env.LONG_TESTS ? 3_600_000 : 900_000,
          // Removing a clone with its packages takes minutes on a busy disk.
          hookTimeout: 900_000,
        },
      },
    ],
  },
})
