import type { ReactNode } from "react"
import { href } from "react-router"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import type { DetailProps } from "#app/lib/staff/define-staff-list.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { PictureForm } from "#app/ui/pictures/picture-form.tsx"
import { StaffSheet, StatusBadge } from "#app/ui/staff/staff-layout.tsx"
import { Members } from "./members.tsx"
import { AllotmentForm, Checklist, FiguresForm, Health, Kits } from "./progress.tsx"
import { ChapterDetailsForm, ChapterPageForm } from "./staff-forms.tsx"
import type { StaffChapter } from "./staff-queries.ts"
import { STATUS_ACTIONS, STATUS_LABELS } from "./status.ts"

/** One chapter: its page for leads, everything for outreach. */
export function StaffDetail({ detail: chapter, message, result, listHref }: DetailProps<StaffChapter>) {
  const resultFor = (intent: string) => (result?.intent === intent ? result : {})
  return (
    <StaffSheet className="grid gap-7 self-start p-[clamp(18px,2vw,28px)]">
      <div className="grid gap-3">
        <Link to={listHref} className="justify-self-start underline min-[1180px]:hidden">
          Back to the list
        </Link>
        <div className="flex items-start justify-between gap-4">
          <h2 className="wrap-anywhere wdth-88 text-3 leading-tight">{chapter.name}</h2>
          <StatusBadge className="flex-none" status={STATUS_LABELS[chapter.status]} />
        </div>
        {chapter.status === "active" && (
          <Link to={href("/about/chapters/:chapter", { chapter: chapter.slug })} className="underline">
            View the public page
          </Link>
        )}
      </div>
      {message}
      <Progress chapter={chapter} resultFor={resultFor} />
      <Section title="Its page">
        <ChapterPageForm chapter={chapter} result={resultFor("page")} />
      </Section>
      <Section title="Its picture">
        <PictureForm
          label="Shown at the top of its page"
          hint="Ask everyone in a photo before you publish it."
          choices={chapter.pictures}
          result={resultFor("picture")}
        />
      </Section>
      <Section title="Members">
        <Members members={chapter.members} resultFor={resultFor} />
      </Section>
      {chapter.isOutreach && (
        <>
          <Section title="Details">
            <ChapterDetailsForm chapter={chapter} result={resultFor("details")} />
          </Section>
          <Section title="Status">
            <StatusButtons chapter={chapter} />
          </Section>
        </>
      )}
    </StaffSheet>
  )
}

interface ProgressProps {
  chapter: StaffChapter
  resultFor: (intent: string) => ActionResult
}

function Progress({ chapter, resultFor }: ProgressProps) {
  const { status, checklist, health, kits, isOutreach } = chapter
  return (
    <>
      {status === "forming" && (
        <Section title="Before it opens">
          <Checklist checklist={checklist} />
        </Section>
      )}
      {status === "active" && health && (
        <Section title="Health">
          <Health health={health} />
        </Section>
      )}
      {kits && (
        <Section title="Kits">
          <Kits kits={kits} />
          {isOutreach && <AllotmentForm kits={kits} result={resultFor("allotment")} />}
        </Section>
      )}
      <Section title="Its figures">
        <FiguresForm chapter={chapter} result={resultFor("figures")} />
      </Section>
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-gray-300 border-t-[1.5px] pt-5">
      <h3 className="font-bold text-[1.25rem]">{title}</h3>
      {children}
    </section>
  )
}

function StatusButtons({ chapter }: { chapter: StaffChapter }) {
  return (
    <>
      <p>
        Only active chapters are public. Closing a chapter also removes its leads and members, and that can’t
        be undone.
      </p>
      <div className="flex flex-wrap gap-3">
        {(chapter.next_statuses ?? []).map(status => (
          <Form key={status} intent={status} result={{}}>
            <SubmitButton variant={status === "closed" ? "siren" : "white"} size="sm">
              {STATUS_ACTIONS[status]}
            </SubmitButton>
          </Form>
        ))}
      </div>
    </>
  )
}
