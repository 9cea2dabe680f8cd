import { extendTailwindMerge } from "tailwind-merge"

// The names that app/styles adds to Tailwind.
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
  // Line heights come after font sizes in the style sheet, whatever the order of the classes.
  override: { conflictingClassGroups: { "font-size": [] } },
})

/** Classes of an element that set the same property as a later one, so that the order of the style sheet decides. */
export function conflictsIn(classes: string) {
  const kept = new Set(merge(classes).split(" "))
  return classes.split(/\s+/).filter(name => name && !kept.has(name))
}

/** The elements whose classes are in conflict, by their class attributes. */
export function elementsWithConflicts(attributes: Iterable<string>) {
  return [...new Set(attributes)]
    .map(classes => ({ classes, conflicts: conflictsIn(classes) }))
    .filter(({ conflicts }) => conflicts.length > 0)
}
