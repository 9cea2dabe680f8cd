import { expect, vi } from "vitest"
import { pageForms } from "./page-forms.ts"

interface Browser {
  ask(path: string): Promise<{ text: string }>
  post(path: string, fields: Fields): Promise<{ status: number; text: string }>
}

type Fields = Record<string, string>
export type Mistake = [field: string, typed: string, sentence: RegExp]

/**
 * Sends a form without JavaScript once for each mistake: the field says what is wrong, and everything typed is there.
 * Sent with all of them, the form names them in the order of its fields.
 */
export async function expectKept(browser: Browser, path: string, typed: Fields, mistakes: Mistake[]) {
  for (const [field, wrong, sentence] of mistakes) {
    const sent = { ...typed, [field]: wrong }
    const { values = {} } = formWith((await browser.ask(path)).text, sent) ?? {}
    // The pages for reversals refuse what comes faster than a person types.
    vi.setSystemTime(Date.now() + 2000)
    const { status, text } = await browser.post(path, { ...values, ...sent })
    const shown = formWith(text, sent)
    const kept = Object.fromEntries(Object.keys(sent).map(name => [name, shown?.values[name] ?? ""]))
    expect([path, field, [400, 409, 422].includes(status), kept]).toEqual([path, field, true, sent])
    const error = new RegExp(`<p id="[^"]*-${field}-error"[^>]*>(.*?)</p>`, "s").exec(text)?.[1]
    expect([path, field, error?.replaceAll(/<[^>]*>/g, "")]).toEqual([
      ...[path, field, expect.stringMatching(sentence)],
    ])
  }
  const all = { ...typed, ...Object.fromEntries(mistakes) }
  const { values = {} } = formWith((await browser.ask(path)).text, all) ?? {}
  vi.setSystemTime(Date.now() + 2000)
  const { text } = await browser.post(path, { ...values, ...all })
  const linked = [...text.matchAll(/<a href="#([^"]+)"[^>]*>/g)].flatMap(([, id = ""]) =>
    mistakes.some(([field]) => id.endsWith(`-${field}`)) ? id : [],
  )
  expect([path, linked.length > 0]).toEqual([path, true])
  const inPage = linked.toSorted((a, b) => text.indexOf(` id="${a}"`) - text.indexOf(` id="${b}"`))
  expect([path, linked]).toEqual([path, inPage])
}

/** The form of a page that has these fields. */
function formWith(html: string, { intent, ...fields }: Fields) {
  const names = Object.keys(fields)
  const choices = (name: string) => html.includes(`name="${name}"`)
  return pageForms(html).find(
    ({ values, texts }) =>
      (intent === undefined || values.intent === intent) &&
      names.some(name => texts.includes(name)) &&
      names.every(name => texts.includes(name) || name in values || choices(name)),
  )
}
