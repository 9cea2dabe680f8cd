import { data } from "react-router"
import { dayOf, optionsOf, questionOf } from "#app/features/world-coins/daily.server.ts"
import { DailyQuestionPanel } from "#app/features/world-coins/daily-question.tsx"
import { readForm } from "#app/lib/forms/read-form.ts"
import { pageMeta, pageOgImage, rootData } from "#app/lib/seo/page-meta.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import type { PageHandle } from "#app/ui/shell/background.ts"
import type { Route } from "./+types/daily"

export const handle = { background: "butter" } satisfies PageHandle

/** The answer and its explanation are sent only after an answer. */
export function loader(_: Route.LoaderArgs) {
  const day = dayOf(Date.now())
  return { day, question: questionOf(day)!.question, options: optionsOf(day) }
}

export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request)
  const day = String(form.get("day"))
  const option = String(form.get("option"))
  const question = questionOf(day)
  if (!question || !Object.hasOwn(question.options, option))
    throw data("Choose one of the answers.", { status: 400 })
  const { answer, explanation, options } = question
  return { day, option, isRight: option === answer, right: options[answer]!, explanation }
}

export function meta({ location, matches }: Route.MetaArgs) {
  const page = {
    ...{ path: location.pathname, title: "Question of the day", image: pageOgImage("/narcatsworld") },
    description: "One question a day about overdoses and naloxone. Right or wrong, you learn why.",
  }
  return pageMeta(page, rootData(matches))
}

export default function DailyPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <section className="wrap grid gap-8 pt-[clamp(14px,2.4vw,36px)] pb-section">
      <h1 className="wdth-74 text-balance text-1 uppercase leading-[0.86]">Question of the day</h1>
      <DailyQuestionPanel asked={loaderData} given={actionData ?? null} />
      <p>
        <Link to="/narcatsworld" className="underline">
          Back to Narcat’s World
        </Link>
      </p>
    </section>
  )
}
