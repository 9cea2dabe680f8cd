import { fileURLToPath } from "node:url"
import type { Plugin } from "vite"

const PARTS = "react-router/dist/production/lib/"

// A module that cannot be loaded is announced as Vite announces its own chunks (app/lib/rendering/missing-chunks.ts), where
// React Router would reload the page in view, however often; a page without code is then an error when it is
// drawn, since the router overlooks one that comes earlier. Its own last page would show visitors a stack. Links are
// preloaded by our own queue (app/lib/rendering/preload.ts).
const CHANGED: Record<string, { from: RegExp; to: string }> = {
  "dom/ssr/routeModules.js": {
    from: /console\.error\(`Error loading route module[\s\S]*?return new Promise\(\(\) => \{\}\);/,
    to: `const missing = new Event("vite:preloadError", { cancelable: true });
missing.payload = error;
window.dispatchEvent(missing);
if (!missing.defaultPrevented) return { default() { throw error; } };
return new Promise(() => {});`,
  },
  "dom/ssr/components.js": {
    from: /function PrefetchPageLinks\([\s\S]*?(?=\/\*\*\n\* Renders all the \[`<meta>`)/,
    to: "function PrefetchPageLinks() { return null; }\n",
  },
  "dom/ssr/errorBoundaries.js": {
    from: /function RemixRootDefaultErrorBoundary[\s\S]*?(?=function BoundaryShell)/,
    to: `function RemixRootDefaultErrorBoundary({ error, isOutsideRemixApp }) {
console.error(error);
const text = "An error occurred. Please load the page again.";
return React$1.createElement(BoundaryShell, { title: text, isOutsideRemixApp }, text);
}
`,
  },
}

const DISCOVERY = fileURLToPath(new URL("../../app/lib/rendering/route-discovery.ts", import.meta.url))

// Nothing is instrumented, and routes are discovered by our own means: a name without a value comes from there.
const STAND_INS: Record<string, Record<string, string | null>> = {
  "router/instrumentation.js": {
    consumeInstrumentationClientResultMetaReceiver: "() => undefined",
    getRouteInstrumentationUpdates: "() => ({})",
    instrumentClientSideRouter: "router => router",
    instrumentHandler: "undefined",
    instrumentationResultMetaContext: "undefined",
  },
  "dom/ssr/fog-of-war.js": {
    URL_LIMIT: "0",
    getManifestPath: "undefined",
    getPartialManifest: "undefined",
    getPatchRoutesOnNavigationFunction: null,
    getPathsWithAncestors: "undefined",
    handleClientVersionMismatch: "undefined",
    isFogOfWarEnabled: "() => true",
    useFogOFWarDiscovery: "() => undefined",
  },
}

/** React Router as browsers get it: two kilobytes lighter, and asking us where it would act by itself. */
export function leanRouter(): Plugin {
  return {
    name: "lean-router",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/.*\.js$/ },
      handler(code, id) {
        const part = id.slice(id.indexOf(PARTS) + PARTS.length)
        const change = CHANGED[part]
        if (change) {
          if (!change.from.test(code)) this.error(`${part} of React Router is not the one we know`)
          return { code: code.replace(change.from, () => change.to), map: null }
        }
        const stand = STAND_INS[part]
        if (!stand) return
        const exported = /^export \{ (.*) \};$/m.exec(code)?.[1]
        if (exported !== Object.keys(stand).join(", "))
          this.error(`${part} of React Router is not the one we know`)
        const lines = Object.entries(stand).map(([name, value]) =>
          value === null
            ? `export { discoverRoutes as ${name} } from ${JSON.stringify(DISCOVERY)}`
            : `export const ${name} = ${value}`,
        )
        return { code: lines.join("\n"), map: null }
      },
    },
  }
}
