type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Events from before hydration, buffered by the loader (deferred-hydration.server.ts). */
export interface BufferedEvents {
  /** Clicked elements that do nothing without script, each once, in order. */
  clicked: Set<HTMLElement>
  /** Fields whose value has changed. */
  fields: Set<Field>
  /** Forms with `data-awaits-script` that were submitted, each with the button that did it. */
  submitted: Map<HTMLFormElement, HTMLElement | null>
  /** Stops buffering; from here on React handles every event. */
  stop(): void
}

declare global {
  interface Window {
    bufferedEvents?: BufferedEvents
  }
}

/** After hydration: re-dispatch buffered input events, then buffered clicks and submits. */
export function replayEvents() {
  const events = window.bufferedEvents
  if (!events) return
  window.bufferedEvents = undefined
  events.stop()
  for (const field of events.fields) if (field.isConnected) replayInput(field)
  for (const element of events.clicked) if (element.isConnected) element.click()
  for (const [form, submitter] of events.submitted) if (form.isConnected) form.requestSubmit(submitter)
}

function replayInput(field: Field) {
  // Another radio button of its group was chosen since: toggling this one would take that choice away.
  if (field instanceof HTMLInputElement && field.type === "radio" && !field.checked) return
  const isCheckable = field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)
  if (isCheckable) setBehindReact(field, "checked", !field.checked)
  else if (!(field instanceof HTMLSelectElement) && field.type !== "file") resetText(field)
  // A synthetic click reaches React without toggling the box again.
  const types = isCheckable ? ["click"] : ["input", "change"]
  for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }))
}

function resetText(field: HTMLInputElement | HTMLTextAreaElement) {
  const { selectionStart, selectionEnd, selectionDirection } = field
  // An empty value fits every type; a date field warns about most others.
  setBehindReact(field, "value", field.value === "" ? " " : "")
  // Null where the type has no selection, such as email.
  if (selectionStart !== null)
    field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined)
}

/**
 * React drops an input event whose value it already saw during hydration. It sees values through a setter on the
 * element, so that one gets another value and the prototype's setter restores the current one.
 */
function setBehindReact(field: Field, property: "value" | "checked", other: string | boolean) {
  const current = Reflect.get(field, property)
  Reflect.set(field, property, other)
  Reflect.set(Object.getPrototypeOf(field), property, current, field)
}
