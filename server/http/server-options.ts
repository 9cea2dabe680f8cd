import type { Server } from "node:http"
import type { StaticFiles } from "../files/static-files.ts"
import type { Log } from "../logging/log.ts"
import type { Gate } from "../practice/gate.ts"
import type { Backend } from "../start/backend.ts"
import type { AppContext, Site } from "../start/site.ts"
import type { Supabase } from "../start/supabase.ts"

export interface HttpServerOptions {
  siteUrl: URL
  port: number
  trustProxy: number
  dev: boolean
  supabase: Supabase
  /** The embedded backend, or null if browsers use a hosted project. */
  backend: Backend | null
  files: StaticFiles | null
  log: Log
  /** Encrypts what the database must not be able to read. */
  sealingKey?: Buffer
  applePayFile?: string
  inspectServer?: AppContext["inspectServer"]
  practice?: AppContext["practice"]
  practiceSite?: AppContext["practiceSite"]
  /** Decides who may open a practice site at a public address. */
  gate?: Gate
  loadSite: (server: Server) => Promise<Site>
  maxInFlight?: number
}
