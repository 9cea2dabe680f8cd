/** A form of a rendered page, once for each of its buttons. */
interface PageForm {
  values: Record<string, string>
  /** Names of the fields that take any text. */
  texts: string[]
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" }
const FREE_TYPES = ["text", "email", "url", "tel", "search", "date", "datetime-local", "number", "time"]

/** The forms that a page posts, with the values that a browser would send unchanged. */
export function pageForms(html: string): PageForm[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].flatMap(([, head = "", body = ""]) =>
    attribute(head, "method")?.toLowerCase() === "post" ? formsOf(body) : [],
  )
}

function formsOf(body: string): PageForm[] {
  const values: Record<string, string> = {}
  const texts: string[] = []
  for (const [, tag, attributes = "", content = ""] of body.matchAll(
    /<(input|textarea|select)\b([^>]*)>((?<!<input\b[^>]*>).*?(?=<\/\1>))?/gs,
  )) {
    const name = attribute(attributes, "name")
    const type = attribute(attributes, "type") ?? "text"
    if (!name || type === "file") continue
    if (tag === "textarea" || (tag === "input" && FREE_TYPES.includes(type))) texts.push(name)
    const isChoice = ["checkbox", "radio"].includes(type)
    if (isChoice && !/\schecked\b/.test(attributes)) continue
    const unnamed = isChoice ? "on" : ""
    values[name] =
      tag === "input" ? (attribute(attributes, "value") ?? unnamed) : chosenOrTyped(tag!, content)
  }
  const intents = [...body.matchAll(/<button\b([^>]*)>/g)].flatMap(([, attributes = ""]) =>
    attribute(attributes, "name") === "intent" ? (attribute(attributes, "value") ?? []) : [],
  )
  return (intents.length > 0 ? intents : [values.intent]).map(intent => ({
    values: intent === undefined ? values : { ...values, intent },
    texts,
  }))
}

function chosenOrTyped(tag: string, content: string) {
  if (tag === "textarea") return decoded(content).replace(/^\n/, "")
  const options = [...content.matchAll(/<option\b([^>]*)>/g)].map(([, attributes = ""]) => attributes)
  const chosen = options.find(attributes => /\sselected\b/.test(attributes)) ?? options[0] ?? ""
  return attribute(chosen, "value") ?? ""
}

function attribute(attributes: string, name: string) {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1]
  return value === undefined ? undefined : decoded(value)
}

function decoded(text: string) {
  return text.replaceAll(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
}
