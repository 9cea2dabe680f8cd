/** What a visitor did before the page's script had started: kept by the loader (late-start.server.ts). */
export interface BufferedEvents {
  /** Keys pressed that do nothing without script, each once, in order. */
  keys: Set<HTMLElement>
  /** Fields whose value the browser has already taken. */
  fields: Set<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>
  /** Ends the keeping; from here on React hears everything itself. */
  end(): void
}

declare global {
  interface Window {
    earlyActs?: BufferedEvents
  }
}

/** Once everything listens: what was typed is told to its field, what was pressed is pressed again. */
export function replayEvents() {
  const acts = window.earlyActs
  if (!acts) return
  window.earlyActs = undefined
  acts.end()
  for (const field of acts.fields) if (field.isConnected) tellOfInput(field)
  for (const key of acts.keys) if (key.isConnected) key.click()
}

// React compares with the value it met at hydration and would see no change (a field of its own, not its types').
interface Tracked {
  _valueTracker?: { setValue(value: string): void }
}

function tellOfInput(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) {
  const isCheckable = field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)
  ;(field as Tracked)._valueTracker?.setValue(isCheckable ? String(!field.checked) : `${field.value} `)
  // A click that is no mouse event tells React without turning the box over again.
  const types = isCheckable ? ["click"] : ["input", "change"]
  for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }))
}
