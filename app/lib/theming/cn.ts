import { type ClassNameValue, createTailwindMerge } from "tailwind-merge"
import { classGroups, conflictingClassGroups } from "./tailwind-merge-config.ts"

const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups,
  conflictingClassGroups,
  // text-body/7 sets the leading too.
  conflictingClassGroupModifiers: { "font-size": ["leading"] },
  orderSensitiveModifiers: ["*", "**", "after", "before", "file", "first-letter", "first-line", "marker"],
}))

/** Joins class names; of two that set the same thing the later one wins. */
export function cn(...classes: ClassNameValue[]) {
  return merge(...classes)
}
