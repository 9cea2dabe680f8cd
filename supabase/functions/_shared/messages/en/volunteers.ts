import { z } from "zod"
import { noticeMessage } from "../message.ts"
import { params, text } from "../params.ts"

const PATH = "/me/volunteering"

const stage = z.enum(["submitted", "interview", "training", "active", "inactive", "declined"])

const STAGES: Record<z.infer<typeof stage>, { title: string; body: string }> = {
  submitted: {
    title: "We got your volunteer application",
    body: "We read every application and answer within two weeks. You can follow it in your account.",
  },
  interview: {
    title: "Let’s talk about volunteering",
    body: "We’d like to talk with you for 15 minutes. Reply with two or three times that work for you.",
  },
  training: {
    title: "Next step: the lesson",
    body: "It was good to meet you. Now take the lesson: everyone does, whatever their job.",
  },
  active: {
    title: "You’re a volunteer",
    body: "Welcome! Sign the waiver and pick your first shift.",
  },
  inactive: {
    title: "Your volunteering has ended",
    body: "You’re no longer on our list of volunteers, and we canceled your upcoming shifts.",
  },
  declined: {
    title: "About your volunteer application",
    body: "We can’t find a job that fits right now. You can apply again when things change.",
  },
}

export const volunteers = {
  "volunteer-application": noticeMessage(
    params({ name: text, stage, note: text.nullable() }),
    ({ name, stage, note }) => {
      const { title, body } = STAGES[stage]
      const words = [`Hello ${name}. ${body}`, ...(note ? [`Our note: ${note}`] : [])]
      return { title, body: words.join(" "), path: PATH, button: "See your application" }
    },
  ),
}
