import type { Rule } from "./rule.ts"

/** Browsers put a space before hidden text in the name of a button: “Withdraw : the course”. `aria-label` has none. */
export const hiddenTextRule: Rule = {
  rule: "hidden text does not start with punctuation",
  violations: ({ path, text }) =>
    path.endsWith(".tsx") && /className="sr-only">\s*[:;,.!?]/.test(text)
      ? ["has hidden text that starts with punctuation; use aria-label"]
      : [],
}
