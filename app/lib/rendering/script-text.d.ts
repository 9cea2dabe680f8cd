/** A module compiled into the text of an inline script (scripts/bundle/script-text.ts). */
declare module "*?script-text" {
  const text: string
  export default text
}
