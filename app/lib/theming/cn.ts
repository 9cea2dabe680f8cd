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

/** Joins class names; of two that set the same property the later one wins. */
export function cn(...classes: ClassNameValue[]) {
  return merge(...classes)
}
