import { type ClassNameValue, extendTailwindMerge } from "tailwind-merge"

// The names that styles/tokens.css adds to Tailwind.
const merge = extendTailwindMerge<"icon">({
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
})

/** Joins class names; of two that set the same property the later one wins. */
export function cn(...classes: ClassNameValue[]) {
  return merge(...classes)
}
