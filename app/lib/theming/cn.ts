type ClassName = string | false | null | undefined

/** Joins class names. Two of them must not set the same property: docs/contributing.md, "Class names". */
export function cn(...names: ClassName[]) {
  let joined = ""
  for (const name of names) {
    if (name) joined = joined ? `${joined} ${name}` : name
  }
  return joined
}
