import type { TestProject } from "vitest/node"
import { startTestServer, type TestServer } from "./test-server.ts"

declare module "vitest" {
  export interface ProvidedContext {
    testServer: TestServer
  }
}

// The projects of a run share one server, although each of them loads this file anew.
const run = globalThis as { testServer?: ReturnType<typeof startTestServer>; testServerUsers?: number }

export default async function setup(project: TestProject) {
  run.testServer ??= startTestServer()
  run.testServerUsers = (run.testServerUsers ?? 0) + 1
  const { server, stop } = await run.testServer
  project.provide("testServer", server)
  return async () => {
    run.testServerUsers!--
    if (run.testServerUsers! > 0) return
    run.testServer = undefined
    await stop()
  }
}
