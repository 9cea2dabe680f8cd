import type { Page } from "@playwright/test"
import type { SupabaseClient } from "@supabase/supabase-js"
import { askDatabase } from "./e2e-database.ts"

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

/** Answers the open test of a member correctly, except for one question of each kind, and returns how many those are. */
export async function answerMost(email: string) {
  const [row] = await askDatabase(
    `with drawn as (
       select a.id as attempt, q.id as question, to_jsonb(q.answer) as answer,
         row_number() over (partition by q.kind order by q.id) as place
       from public.quiz_attempts a join auth.users u on u.id = a.user_id, jsonb_array_elements(a.drawn) d
         join public.questions q on q.id::text = d ->> 'q'
       where u.email = $1 and a.submitted_at is null
     )
     update public.quiz_attempts a
       set answers = (select jsonb_object_agg(d.question, d.answer) from drawn d where d.place > 1)
       where a.id in (select d.attempt from drawn d)
       returning (select count(*)::integer from drawn d where d.place = 1) as count`,
    [email],
  )
  return Number(row.count)
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
