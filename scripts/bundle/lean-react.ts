import type { Plugin } from "vite"

// Never entered without a component or a call that the site does not use: whoever adds one is told.
const REFUSED = [
  "startViewTransition",
  "preinitModuleScript",
  "preinitScript",
  "preinitStyle",
  "preload",
  "preloadModule",
]

// Only of use once a view transition has begun or a fragment has a reference.
const EMPTIED = [
  "addFragmentHandleToFiber",
  "commitNewChildToFragmentInstance",
  "deleteChildFromFragmentInstance",
  "applyViewTransitionName",
  "applyViewTransitionToHostInstances",
  "applyViewTransitionToHostInstancesRecursive",
  "commitAppearingPairViewTransitions",
  "commitDeletedPairViewTransitions",
  "commitEnterViewTransitions",
  "commitExitViewTransitions",
  "commitNestedViewTransitions",
  "createViewTransitionInstance",
  "measureNestedViewTransitions",
  "measureViewTransitionHostInstancesRecursive",
  "restoreEnterOrExitViewTransitions",
  "restoreNestedViewTransitions",
  "restorePairedViewTransitions",
  "restoreViewTransitionName",
  "restoreViewTransitionOnHostInstances",
  "scheduleViewTransitionEvent",
]

// The class behind a fragment's `ref`, its methods and what only they call.
const FRAGMENT_REFERENCES = /^function FragmentInstance\([\s\S]*?^(?=function addFragmentHandleToFiber\()/m
// Draws stack traces of components for whoever develops; a production build has no names to put there.
const COMPONENT_STACK = /^function describeNativeComponentFrame\([\s\S]*?^\}/m

/** React DOM as browsers get it: without view transitions, references to fragments and hints for resources. */
export function leanReact(): Plugin {
  return {
    name: "lean-react",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /react-dom\/cjs\/react-dom-client\.production\.js$/ },
      handler(code) {
        let lean = code
        const replace = (part: RegExp, by: string) => {
          if (!part.test(lean)) this.error(`React DOM is not the one we know: it lacks ${part}`)
          lean = lean.replace(part, () => by)
        }
        replace(FRAGMENT_REFERENCES, "function FragmentInstance() { leftOut(); }\n")
        replace(COMPONENT_STACK, 'function describeNativeComponentFrame() { return ""; }')
        for (const name of REFUSED) replace(functionNamed(name), `function ${name}() { leftOut(); }`)
        for (const name of EMPTIED) replace(functionNamed(name), `function ${name}() {}`)
        return {
          code: `${lean}\nfunction leftOut() { throw Error("scripts/bundle/lean-react.ts"); }`,
          map: null,
        }
      },
    },
  }
}

function functionNamed(name: string) {
  return new RegExp(`^function ${name}\\([\\s\\S]*?^\\}`, "m")
}
