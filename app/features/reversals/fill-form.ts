import type { FormEntries } from "./reversal-device.ts"

/** Sets the controls of a form to the values of a draft; hidden ones stay as they are. */
export function fillForm(form: HTMLFormElement, entries: FormEntries) {
  for (const control of form.elements) {
    if (!("name" in control)) continue
    const values = entries.filter(([name]) => name === control.name).map(([, value]) => value)
    if (control instanceof HTMLInputElement && (control.type === "radio" || control.type === "checkbox"))
      control.checked = values.includes(control.value)
    else if (control instanceof HTMLInputElement && control.type === "hidden") continue
    else if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement
    )
      control.value = values[0] ?? ""
  }
}
