import { data, href } from "react-router"
import { sourcesOf } from "#app/features/world/stories.server.ts"
import { dayOf, optionsOf, questionOf } from "#app/features/world-coins/daily.server.ts"
import { DailyQuestionPanel } from "#app/features/world-coins/daily-question.tsx"
import { readForm } from "#app/lib/forms/read-form.ts"
import { pageMeta, pageOgImage, rootData } from "#app/lib/seo/page-meta.ts"
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx"
import type { PageHandle } from "#app/ui/shell/background.ts"
import type { Route } from "./+types/daily"

const TITLE = "Question of the day"

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
  const { answer, explanation, options, source } = question
  const sources = sourcesOf({ sources: [source] })
  return { day, option, isRight: option === answer, right: options[answer]!, explanation, sources }
}

export function meta({ location, matches }: Route.MetaArgs) {
  const page = {
    ...{ path: location.pathname, title: TITLE, image: pageOgImage("/narcatsworld") },
    description: "One question a day about overdoses and naloxone. Right or wrong, you learn why.",
  }
  return pageMeta(page, rootData(matches))
}

export default function DailyPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="bg-marigold-200 pb-section">
      <section className="wrap grid gap-6">
        <Breadcrumbs trail={[{ label: "Narcat’s World", to: href("/narcatsworld") }, { label: TITLE }]} />
        <h1 className="wdth-74 text-balance text-1 uppercase leading-[0.86]">{TITLE}</h1>
        <DailyQuestionPanel asked={loaderData} given={actionData ?? null} />
      </section>
    </div>
  )
}
