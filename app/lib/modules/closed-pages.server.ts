import { data, type MiddlewareFunction } from "react-router"
import { cachedSettings } from "#app/lib/rendering/cached-settings.server.ts"
import { CLOSED_MESSAGE, isClosed } from "./is-closed.ts"
import { closedPaths, MODULES, type ModuleName } from "./modules.ts"

const CLOSABLE = closedPaths(Object.keys(MODULES) as ModuleName[])

/**
 * Root middleware: the pages of a module that is switched off answer 404 and say why. A form is refused before its action runs;
 * a page after its loaders, because the error page needs what the root has loaded.
 */
export const closedPages: MiddlewareFunction<Response> = async ({ context, pattern, request }, next) => {
  // As in the route table, where patterns have no leading slash.
  const route = `/${pattern.replace(/^\//, "")}`
  // Pages that are always open do not wait for the settings.
  if (!isClosed(route, CLOSABLE)) return next()
  const { closed } = await cachedSettings(context)
  if (!isClosed(route, closed)) return next()
  if (request.method === "GET" || request.method === "HEAD") await next()
  throw data(CLOSED_MESSAGE, { status: 404 })
}
