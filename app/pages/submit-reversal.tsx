import { useRef } from "react"
import { contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { isPreview } from "#app/features/content/preview.server.ts"
import { Sections } from "#app/features/content/sections.tsx"
import { helplines, reportingDuties } from "#app/features/resources/queries.ts"
import { CheckIn } from "#app/features/reversals/check-in.tsx"
import { LazyThanks } from "#app/features/reversals/lazy-thanks.tsx"
import { ReversalOpening } from "#app/features/reversals/opening.tsx"
import { QueuedNote } from "#app/features/reversals/queued-note.tsx"
import { newFormMarks, receiveReport } from "#app/features/reversals/receive-report.server.ts"
import { ReportForm } from "#app/features/reversals/report-form.tsx"
import { recentPeriods } from "#app/features/reversals/reversal-answers.ts"
import { useReport } from "#app/features/reversals/use-report.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { Route } from "./+types/submit-reversal"

const loadPage = contentLoader("/submit-reversal")

export async function loader(args: Route.LoaderArgs) {
  // The address of the console is for a draft alone.
  if (/^\/staff\//i.test(args.url.pathname) && !isPreview(args.url)) throwNotFound(args)
  const [{ page }, lines, duties] = await Promise.all([
    loadPage(args),
    // All of them: nothing on this page may be read by the visitor's state.
    cachedQuery(args.context, "helplines", ["helplines"], helplines),
    cachedQuery(args.context, "reporting duties", ["state_laws"], reportingDuties),
  ])
  return {
    ...{ page, marks: newFormMarks(args.context.get(appContext)), periods: recentPeriods(new Date()) },
    duties,
    stateLines: lines.flatMap(({ state, name, phone, number_shown, hours }) =>
      state === null ? [] : { state, name, phone, number_shown, hours },
    ),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  return receiveReport(context.get(appContext), await readForm(request))
}

export const meta = contentMeta

export default function SubmitReversalPage({ loaderData }: Route.ComponentProps) {
  const { page, marks, periods, stateLines, duties } = loaderData
  const form = useRef<HTMLDivElement>(null)
  const report = useReport(form)
  const { answers, clear, isCleared, isWaiting, sent } = report
  return (
    <Sections
      page={page}
      opening={
        <ReversalOpening
          lead={page.lead}
          onClear={clear}
          isSent={Boolean(sent)}
          {...{ answers, isCleared }}
        />
      }
    >
      <CheckIn />
      {sent ? (
        <LazyThanks {...sent} stateLines={stateLines} duties={duties} />
      ) : isWaiting ? (
        <QueuedNote onClear={clear} />
      ) : page.editorPath ? (
        <p className="wrap">The form is here. It’s the same in every version.</p>
      ) : (
        <ReportForm report={report} form={form} periods={periods} marks={marks} />
      )}
    </Sections>
  )
}
