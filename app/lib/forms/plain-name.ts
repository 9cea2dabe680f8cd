// Control characters, and those that reverse the direction of the text around them.
const FORBIDDEN = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u
const VISIBLE = /[^\s\p{Cf}\p{Mn}\u115f\u1160\u2800\u3164\uffa0]/u
// What mail programs turn into a link.
const LINK = /@|:\/\/|www\.|[\p{L}\p{N}][.。．｡]\p{L}{2}/iu

/** Why a text cannot be shown as a name, or null; `private.is_plain_name` in the database decides. */
export function nameProblem(given: string, what = "It") {
  if (FORBIDDEN.test(given) || !VISIBLE.test(given))
    return `${what} contains an invisible character. Type it again.`
  if (LINK.test(given)) return `${what} can’t contain a web or email address. Put a space after each period.`
  return null
}
