import type { Page } from "@playwright/test"
import type { SupabaseClient } from "@supabase/supabase-js"

interface SolvedQuestion {
  stem: string
  kind: string
  choices: { id: string; text: string; feedback?: string }[]
  answer: string[]
  explanation: string
}

/** The question bank with its solutions, which only the secret key can read. */
export async function questionBank(admin: SupabaseClient) {
  const { data } = await admin
    .from("questions")
    .select("stem, kind, choices, answer, explanation")
    .throwOnError()
  return data as SolvedQuestion[]
}

/** Answers the displayed question correctly and stays on it. */
export async function answerCorrectly(page: Page, bank: readonly SolvedQuestion[]) {
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
    const moveUp = row.getByRole("button", { name: `Move up: ${text}`, exact: true })
    const number = async () => Number((await row.textContent())!.match(/^\d+/)![0])
    while ((await number()) > place + 1) {
      const before = await number()
      await moveUp.click()
      await main
        .getByRole("listitem")
        .nth(before - 2)
        .filter({ hasText: text })
        .waitFor()
    }
  }
}
