export function whenIdle(work: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(work)
  else setTimeout(work, 200)
}

export function idle() {
  return new Promise<void>(whenIdle)
}
