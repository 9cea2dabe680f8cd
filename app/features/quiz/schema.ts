import { z } from "zod"
import { citedSource } from "#content/schema/sources.ts"

const choice = z.object({ id: z.string(), text: z.string() })

const question = z.object({
  id: z.string(),
  topic: z.string(),
  kind: z.enum(["single", "multiple", "truefalse", "order"]),
  stem: z.string(),
  chosen: z.array(z.string()),
  choices: z.array(choice),
})

/** A test without anything that reveals the right answers. */
export const paperSchema = z.object({
  attempt: z.string(),
  course: z.string(),
  deadline: z.string().nullable(),
  isSubmitted: z.boolean(),
  questions: z.array(question),
})

const gradedQuestion = question.extend({
  isCritical: z.boolean(),
  isRight: z.boolean(),
  /** Null for a question without an answer in a test that was not passed. */
  solution: z
    .object({ answer: z.array(z.string()), explanation: z.string(), sources: z.array(citedSource) })
    .nullable(),
  choices: z.array(choice.extend({ feedback: z.string().optional() })),
})

export const resultSchema = z.object({
  attempt: z.string(),
  course: z.string(),
  submittedAt: z.string(),
  isPassed: z.boolean(),
  right: z.number(),
  total: z.number(),
  /** As the course required it when the attempt started. */
  passPercent: z.number(),
  criticalMissed: z.number(),
  questions: z.array(gradedQuestion),
})

const pause = z.object({
  until: z.string(),
  /** Whether guests of the visitor's network failed too often, and not this person. */
  isForNetwork: z.boolean(),
})

/** The attempts in a course, newest first, and the rules about the next one. */
export const statusSchema = z.object({
  attempts: z.array(
    z.object({ id: z.string(), submittedAt: z.string().nullable(), isPassed: z.boolean().nullable() }),
  ),
  /** How many the next attempt has. */
  questions: z.number(),
  /** Null when the next attempt can start now. */
  pause: pause.nullable(),
  failuresBeforePause: z.number(),
  pauseMinutes: z.number(),
})

export const startSchema = z.discriminatedUnion("state", [
  z.object({ state: z.literal("open"), attempt: z.string() }),
  pause.extend({ state: z.literal("pause") }),
  z.object({ state: z.literal("locked"), requires: z.string() }),
  z.object({ state: z.enum(["unknown", "no-key", "no-consent", "no-age"]) }),
])

const choices = z.array(z.string().max(10)).max(50)

const queuedAnswer = z.object({ question: z.uuid(), chosen: choices, known: choices })

/** What a device sends of the tests whose answers waited on it. */
export const queuedTestsSchema = z
  .array(z.object({ attempt: z.uuid(), answers: z.array(queuedAnswer).max(200) }))
  .max(50)

export type QueuedAnswer = z.infer<typeof queuedAnswer>
export type QueuedTest = z.infer<typeof queuedTestsSchema>[number]
export type Pause = z.infer<typeof pause>
export type Question = z.infer<typeof question>
export type Paper = z.infer<typeof paperSchema>
export type GradedQuestion = z.infer<typeof gradedQuestion>
export type Solution = NonNullable<GradedQuestion["solution"]>
export type Result = z.infer<typeof resultSchema>
