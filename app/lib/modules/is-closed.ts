/** What the page of a closed part says, with status 404. */
export const CLOSED_MESSAGE = "This part of the site is closed"

/**
 * Whether a path, or the pattern of a route, belongs to a module that is switched off. `closed` is the text of a regular
 * expression; empty if nothing is off.
 */
export function isClosed(to: string, closed: string) {
  return closed !== "" && RegExp(closed).test(to)
}
