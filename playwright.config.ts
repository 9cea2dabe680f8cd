import { defineConfig } from "@playwright/test"

// Clones on one machine run side by side, each on a port of its own.
const PORT = Number(process.env.E2E_PORT ?? 4300)
// Quiet offline, and without the sandbox that Chromium refuses to build as root.
const QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"]
const OFFLINE = ["--disable-background-networking", "--disable-component-update", "--disable-sync"]
// Pages of a test are too short for optimized code to pay: without the optimizing compilers Chromium needs a tenth less.
const NO_OPTIMIZING = "--js-flags=--no-opt --no-maglev"
// Chromium renders these two pages for the address bar of every window, which takes more CPU time than most tests.
const ADDRESS_BAR = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"]
// The last --disable-features wins, so this one repeats what Playwright 1.65 disables.
const DISABLED_BY_PLAYWRIGHT = [
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"],
  ...["HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"],
  ...["ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints"],
  ...["NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch", "TcpPortRandomizationWin"],
]
const FEATURES = `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...ADDRESS_BAR].join()}`

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: ".cache/e2e-results",
  fullyParallel: true,
  workers: 2,
  // Limits that end a hung test; a busy machine never reaches them. Speed is measured in bench/.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // scripts/test.mjs lists tests that pass only on the second attempt, and fails the run above two.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? ".cache/e2e.json" }],
  ],
  use: {
    // A click on something that never appears fails by its own name, not as a test that took too long.
    actionTimeout: 90_000,
    navigationTimeout: 120_000,
    baseURL: `http://127.0.0.1:${PORT}`,
    // A worker would answer in place of the routes that tests put in the way; specs about it allow it.
    serviceWorkers: "block",
    // A fifth less CPU time; specs about motion and overlays ask for "no-preference".
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [...QUIET, ...OFFLINE, NO_OPTIMIZING, FEATURES],
    },
  },
  webServer: {
    command: "node tests/e2e/serve.ts",
    url: `http://127.0.0.1:${PORT}/readyz`,
    env: { PORT: String(PORT), SITE_URL: `http://127.0.0.1:${PORT}`, NODE_ENV: "production" },
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
  },
})
