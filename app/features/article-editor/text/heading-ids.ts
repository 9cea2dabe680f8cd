/** The id of a heading, from its text. */
export function headingId(text: string) {
  const id = text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f’']/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 36)
    .replace(/^-|-$/g, "")
  return id || "part"
}

/** Gives each heading an id of its own. */
export function uniqueIds() {
  const taken = new Set<string>()
  return (wanted: string) => {
    let id = wanted
    for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`
    taken.add(id)
    return id
  }
}
