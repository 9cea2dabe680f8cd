import type { TestProject } from "vitest/node"
import { startTestServer, type TestServer } from "./test-server.ts"

declare module "vitest" {
  export interface ProvidedContext {
    testServer: TestServer
  }
}

export default async function setup(project: TestProject) {
  const { server, stop } = await startTestServer()
  project.provide("testServer", server)
  return stop
}
