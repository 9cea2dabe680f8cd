import { onFirstInteraction } from "./first-interaction.ts"
import { whenIdle } from "./when-idle.ts"

const SETTLED_AFTER_MS = 4_000

let settled: Promise<void> | undefined

/** Resolves four seconds after the document was opened, or once the visitor interacts. */
function pageSettled() {
  settled ??= new Promise(resolve => {
    setTimeout(resolve, SETTLED_AFTER_MS - performance.now())
    onFirstInteraction(() => whenIdle(resolve))
  })
  return settled
}

/**
 * Starts work that would slow down a page that is still starting. Returns a function for an effect to return: it
 * aborts the signal, and work that has not started never does.
 */
export function onceSettled(work: (signal: AbortSignal) => Promise<void>, ready = pageSettled()) {
  const removal = new AbortController()
  ready.then(() => (removal.signal.aborted ? undefined : work(removal.signal)))
  return () => removal.abort()
}
