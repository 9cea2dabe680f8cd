interface Browser {
  ask(path: string): Promise<{ text: string }>
}

/** The fields of the form with this id, as a browser without script sends them unchanged. */
export async function fieldsOfForm(browser: Browser, address: string, id: string) {
  const { text } = await browser.ask(address)
  const [, body = ""] = new RegExp(`<form\\b[^>]*id="${id}"[^>]*>(.*?)</form>`, "s").exec(text) ?? []
  const values: Record<string, string> = {}
  for (const [tag] of body.matchAll(/<input\b[^>]*>/g)) {
    const isChosen = !tag.includes('type="checkbox"') || / checked\b/.test(tag)
    if (isChosen) values[attribute(tag, "name")] = attribute(tag, "value")
  }
  for (const [, tag = "", content = ""] of body.matchAll(/<textarea\b([^>]*)>(.*?)<\/textarea>/gs))
    values[attribute(tag, "name")] = decoded(content)
  for (const [, tag = "", options = ""] of body.matchAll(/<select\b([^>]*)>(.*?)<\/select>/gs))
    values[attribute(tag, "name")] = attribute(
      /<option\b[^>]* selected[^>]*>/.exec(options)?.[0] ?? "",
      "value",
    )
  return values
}

function attribute(tag: string, name: string) {
  return decoded(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "")
}

function decoded(text: string) {
  const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" }
  return text.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
}
