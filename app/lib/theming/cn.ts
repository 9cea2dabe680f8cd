import {
  type ClassNameValue,
  type ConfigExtension,
  type DefaultClassGroupIds,
  type DefaultThemeGroupIds,
  extendTailwindMerge,
} from "tailwind-merge"

// The names that styles/tokens.css adds to Tailwind.
export const MERGE_OPTIONS: ConfigExtension<DefaultClassGroupIds | "icon", DefaultThemeGroupIds> = {
  cacheSize: 500,
  extend: {
    theme: {
      text: ["hero", "1", "2", "3", "lead", "body", "small", "mono"],
      radius: ["button", "panel", "input", "tag", "poster"],
      spacing: ["gutter", "section"],
      container: ["page", "reading"],
      breakpoint: ["phone", "column", "nav"],
      ease: ["breath", "button"],
    },
    classGroups: {
      icon: [(name: string) => name.startsWith("i-")],
      "font-stretch": [{ wdth: [(value: string) => /^\d+$/.test(value)] }],
    },
  },
}

const merge = extendTailwindMerge<"icon">(MERGE_OPTIONS)

interface Merged {
  value?: string
  next: Map<string, Merged>
}

const MAX_CACHED = 2_000
let merged: Merged = { next: new Map() }
let count = 0

/**
 * Joins class names; of two that set the same property the later one wins. Results are found by the list of names,
 * which are mostly constants, because joining them to look up the result takes longer.
 */
export function cn(...classes: ClassNameValue[]) {
  let found = merged
  for (const names of classes) {
    if (!names) continue
    if (typeof names !== "string") return merge(...classes)
    let next = found.next.get(names)
    if (!next) {
      next = { next: new Map() }
      found.next.set(names, next)
      count++
    }
    found = next
  }
  found.value ??= merge(...classes)
  const { value } = found
  if (count > MAX_CACHED) {
    merged = { next: new Map() }
    count = 0
  }
  return value
}
