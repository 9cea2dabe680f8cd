import type { Refusal } from "#app/features/surveys/queries.ts"
import { surveyAction, surveyLoader } from "#app/features/surveys/survey.server.ts"
import { SurveyForm } from "#app/features/surveys/survey-form.tsx"
import { SurveyRefusal } from "#app/features/surveys/survey-refusal.tsx"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx"
import type { Route } from "./+types/survey"

export const loader = surveyLoader
export const action = surveyAction

const TITLES = { before: "Before you start", after: "Now that you know" }

export function meta(args: Route.MetaArgs) {
  const title = args.loaderData ? TITLES[args.loaderData.phase] : "Survey"
  const description = "Twelve statements about overdose and naloxone: true, false or don’t know."
  return privateMeta({ title, description })(args)
}

export default function SurveyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { course, phase, statements, next } = loaderData
  const refusal = (actionData as { refusal?: Refusal } | undefined)?.refusal ?? loaderData.refusal
  const trail = [
    { label: "Courses", to: "/courses" },
    { label: course.title, to: `/courses/${course.slug}` },
    { label: TITLES[phase] },
  ]
  return (
    <div className="wrap pb-[clamp(56px,7vw,112px)]">
      <Breadcrumbs trail={trail} />
      <div className="max-w-190 pt-[clamp(24px,3vw,44px)]">
        <h1 className="wdth-80 text-balance text-2 uppercase leading-[0.9]">{TITLES[phase]}</h1>
        <p className="mt-4 mb-[clamp(28px,3.4vw,44px)] max-w-[35em] text-pretty text-lead leading-[1.42]">
          Twelve statements: true, false or don’t know. All three answers help us. It takes two minutes, it
          isn’t a test, and you can skip it.
        </p>
        {refusal ? <SurveyRefusal {...{ refusal, next }} /> : <SurveyForm {...{ statements, phase, next }} />}
      </div>
    </div>
  )
}
