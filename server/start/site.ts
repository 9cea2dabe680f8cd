import { existsSync } from "node:fs"
import type { IncomingMessage, Server, ServerResponse } from "node:http"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from "react-router"
import { ConfigurationError } from "../env.ts"
import { routePatterns } from "../http/route-patterns.ts"
import type { Tables } from "../pages/page-cache.ts"
import { pageHandlers } from "../pages/page-handlers.ts"
import type { ServerHealth } from "./inspect-server.ts"
import type { ServerCall } from "./server-call.ts"

/** What each request lends to the pages; the site's `appContext` holds it. */
export interface AppContext {
  fetch: typeof fetch
  supabaseUrl: string
  publishableKey: string
  siteUrl: string
  /** The visitor's address; null while rendering for everyone. */
  clientAddress?: string | null
  requestId: string
  /** Set as `nonce` on the inline scripts that rendering writes (see script-hashes.ts). */
  scriptNonce: string
  isEmbedded?: boolean
  /** False renders every fragment; bench/rendering.ts compares the two. */
  cacheFragments?: boolean
  /** Additional sign-in methods of the hosted project: OAuth providers, and domains with single sign-on. */
  signInWith?: { providers: readonly string[]; domains: readonly string[] }
  /** The text of Apple's domain association file; without it the address is unknown. */
  applePayFile?: string
  /** Encrypts what the database must not be able to read. */
  sealingKey?: Uint8Array
  /** Calls a function that only this server may call; see `ServerCall`. */
  callAsServer?: ServerCall
  /** Inspects the server now, for the doctor page. */
  inspectServer?(): Promise<ServerHealth>
  /** Only of a practice site: its accounts, which are opened without a password, and a new start with fresh data. */
  practice?: {
    accounts: readonly { email: string; name: string; role: string }[]
    passwordOf(email: string): Promise<string | null>
    passSecondFactor(sessionId: string): Promise<void>
    startOver(): void
  }
  /** The practice site beside this one. */
  practiceSite?: {
    /** Its address, with a pass for so many days. */
    link(days: number): string
    isUp(): Promise<boolean>
  }
  /** Whether Supabase was not available, so that a page that fails is a 503 instead of a 500. */
  isOutage?(): boolean
  report(error: unknown): void
}

export interface Site {
  render(request: Request, app: AppContext): Promise<Response>
  dropCachedQueries(tables: Tables): void
  /** The cookie that decides which variant of a public page a visitor sees; null for the usual page. */
  variantCookie?(url: string, cookies: string): string | null
  /** The route pattern of a path, for the log. */
  routePattern?(path: string): string | null
  /** In development Vite handles modules and styles first, and needs the server for its websocket. */
  intercept?(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void
  close?(): Promise<void>
}

interface EntryModule {
  appContext: RouterContext<AppContext>
  dropCachedQueries(tables: Tables): void
  variantCookie(url: string, cookies: string): string | null
}

export async function loadBuiltSite(root: string): Promise<Site> {
  const file = join(root, "build/server/index.js")
  if (!existsSync(file)) {
    throw new ConfigurationError(
      `The site is not built: ${file} is missing. Run npm run build, or npm start.`,
    )
  }
  return siteOf((await import(pathToFileURL(file).href)) as ServerBuild)
}

function siteOf(build: ServerBuild): Site {
  const handlerFor = pageHandlers(build)
  const entry = entryOf(build)
  return {
    render: (request, app) => handlerFor(new URL(request.url).pathname)(request, contextFor(entry, app)),
    dropCachedQueries: tables => entry.dropCachedQueries(tables),
    variantCookie: (url, cookies) => entry.variantCookie(url, cookies),
    routePattern: routePatterns(build.routes),
  }
}

export async function startViteSite(server: Server): Promise<Site> {
  const { createServer } = await import("vite")
  const ownListeners = process.listeners("SIGTERM")
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } } })
  // Vite would exit the process with the database still running.
  for (const listener of process.listeners("SIGTERM")) {
    if (!ownListeners.includes(listener)) process.off("SIGTERM", listener)
  }
  const loadBuild = async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild
  return {
    async render(request, app) {
      const build = await loadBuild()
      return createRequestHandler(build, "development")(request, contextFor(entryOf(build), app))
    },
    dropCachedQueries(tables) {
      loadBuild().then(
        build => entryOf(build).dropCachedQueries(tables),
        // Compile errors are shown on the page that needs the module.
        () => undefined,
      )
    },
    intercept: vite.middlewares,
    close: () => vite.close(),
  }
}

function entryOf(build: ServerBuild): EntryModule {
  return build.entry.module as unknown as EntryModule
}

function contextFor({ appContext }: EntryModule, app: AppContext): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(appContext, app)
  return context
}
