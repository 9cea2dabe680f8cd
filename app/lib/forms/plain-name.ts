// Control characters, and those that reverse the direction of the text around them.
const FORBIDDEN = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u
const VISIBLE = /[^\s\p{Cf}\p{Mn}\u115f\u1160\u2800\u3164\uffa0]/u

/** Whether a text can be shown as a name; `private.is_plain_name` in the database decides. */
export function isPlainName(given: string) {
  return !FORBIDDEN.test(given) && VISIBLE.test(given)
}

export const NOT_PLAIN = "It contains an invisible character. Type it again."
