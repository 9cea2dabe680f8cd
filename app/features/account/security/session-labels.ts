/** Whether a device label of the database names a phone or tablet. */
export function isHandheld(device: string | null) {
  return /iPhone|iPad|Android/.test(device ?? "")
}
