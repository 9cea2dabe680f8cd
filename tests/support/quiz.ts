import type { Page } from "@playwright/test"
import type { SupabaseClient } from "@supabase/supabase-js"

interface KeyedQuestion {
  stem: string
  kind: string
  choices: { id: string; text: string; feedback?: string }[]
  answer: string[]
  explanation: string
}

/** The whole bank with its key, which only the secret key reads. */
export async function questionBank(admin: SupabaseClient) {
  const { data } = await admin
    .from("questions")
    .select("stem, kind, choices, answer, explanation")
    .throwOnError()
  return data as KeyedQuestion[]
}

/** Answers the question in view rightly, and stays on it. */
export async function answerRightly(page: Page, bank: readonly KeyedQuestion[]) {
  const stem = await page.getByRole("heading", { level: 1 }).textContent()
  const question = bank.find(candidate => candidate.stem === stem)!
  const wanted = question.answer.map(id => question.choices.find(choice => choice.id === id)!.text)
  if (question.kind === "order") return putInOrder(page, wanted)
  const role = question.kind === "multiple" ? "checkbox" : "radio"
  for (const text of wanted) await page.getByRole(role, { name: text, exact: true }).check()
}

async function putInOrder(page: Page, wanted: readonly string[]) {
  const main = page.getByRole("main")
  for (const [place, text] of wanted.entries()) {
    const row = main.getByRole("listitem").filter({ hasText: text })
    const key = row.getByRole("button", { name: `Move up: ${text}`, exact: true })
    const number = async () => Number((await row.textContent())!.match(/^\d+/)![0])
    while ((await number()) > place + 1) {
      const before = await number()
      await key.click()
      await main
        .getByRole("listitem")
        .nth(before - 2)
        .filter({ hasText: text })
        .waitFor()
    }
  }
}
