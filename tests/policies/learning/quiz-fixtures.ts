import { expect } from "vitest"
import type { FullSupabaseClient } from "#app/lib/supabase/types.ts"
import type { TestBackend } from "#tests/support/backend.ts"

export const newGuestKey = () => `${crypto.randomUUID()}${crypto.randomUUID()}`

interface BankQuestion {
  topic: string
  isCritical?: boolean
}

const BANK: BankQuestion[] = [
  { topic: "signs", isCritical: true },
  { topic: "act" },
  { topic: "act" },
  { topic: "act" },
]

/** A course with a quiz of three questions: one critical one about signs, two about act. Choice "a" is correct. */
export async function quizCourse(
  backend: TestBackend,
  more: Record<string, unknown> = {},
  questions: readonly BankQuestion[] = BANK,
) {
  const bank = crypto.randomUUID()
  for (const [index, { topic, isCritical = false }] of questions.entries()) {
    await backend.sql(
      `insert into public.questions (bank, number, topic, kind, stem, choices, answer, explanation, sources, is_critical)
       values ($1, $2, $3, 'single', 'What first?', $4, '{a}', 'SECRET because', $6, $5)`,
      [
        bank,
        index + 1,
        topic,
        JSON.stringify(["a", "b", "c"].map(id => ({ id, text: `Do ${id}`, feedback: `SECRET about ${id}` }))),
        isCritical,
        JSON.stringify([
          {
            id: "S1",
            title: "SECRET source",
            publisher: "Us",
            url: "https://secret.example/",
            accessed: "2026-11-16",
          },
        ]),
      ],
    )
  }
  const { data } = await backend.admin
    .from("courses")
    .insert({
      slug: `c-${bank}`,
      title: "A course",
      summary: "A course",
      minutes: 5,
      status: "published",
      bank,
      draw: { signs: 1, act: 2 },
      pass_percent: 60,
      ...more,
    })
    .select("id")
    .single()
    .throwOnError()
  return data.id
}

interface Paper {
  attempt: string
  questions: {
    id: string
    topic: string
    stem: string
    chosen: string[]
    choices: { id: string; text: string }[]
  }[]
}

export async function startQuiz(db: FullSupabaseClient, id: string, guest_key?: string) {
  const { data } = await db.rpc("start_quiz", { course: id, guest_key }).throwOnError()
  return data as { state: string; attempt: string; until?: string }
}

export async function readPaper(db: FullSupabaseClient, attempt: string, guest_key?: string) {
  return (await db.rpc("quiz_questions", { attempt, guest_key }).throwOnError()).data as unknown as Paper
}

/** Takes a quiz with the given number of wrong answers per topic. */
export async function takeQuiz(
  db: FullSupabaseClient,
  id: string,
  wrong: Record<string, number> = {},
  guest_key?: string,
) {
  const { attempt } = await startQuiz(db, id, guest_key)
  await answerQuestions(db, attempt, wrong, guest_key)
  const { data } = await db.rpc("submit_quiz", { attempt, guest_key }).throwOnError()
  return data as { attempt: string; isPassed: boolean; right: number; total: number; criticalMissed: number }
}

export async function answerQuestions(
  db: FullSupabaseClient,
  attempt: string,
  wrong: Record<string, number> = {},
  guest_key?: string,
) {
  const remaining = { ...wrong }
  for (const question of (await readPaper(db, attempt, guest_key)).questions) {
    const isWrong = (remaining[question.topic] ?? 0) > 0
    if (isWrong) remaining[question.topic]!--
    const chosen = question.choices
      .filter(({ text }) => text === (isWrong ? "Do b" : "Do a"))
      .map(({ id }) => id)
    const saved = { attempt, question: question.id, chosen, guest_key }
    expect((await db.rpc("save_answer", saved).throwOnError()).data).toBe("saved")
  }
}
