import { href } from "react-router"
import { accountLinks } from "#app/features/account/account-links.ts"
import { dashboardRows } from "#app/features/account/dashboard.server.ts"
import { DashboardOpening } from "#app/features/account/dashboard-opening.tsx"
import { DataPanel } from "#app/features/account/data-panel.tsx"
import { accountSteps, nextStep } from "#app/features/account/next-step.ts"
import { roleLabel } from "#app/features/account/role-labels.ts"
import { StepsPanel } from "#app/features/account/steps-panel.tsx"
import { CertificatesPanel } from "#app/features/certificates/dashboard-panel.tsx"
import { waitingCertificate } from "#app/features/certificates/queries.ts"
import { isUpToMember } from "#app/features/certificates/waiting.ts"
import { applicationLabel } from "#app/features/chapter-applications/stages.ts"
import { ChaptersPanel } from "#app/features/chapters/dashboard-panel.tsx"
import { CoursesPanel } from "#app/features/courses/dashboard-panel.tsx"
import { ClaimQuestion } from "#app/features/courses/progress/claim-question.tsx"
import { progressStorage, unsentCount } from "#app/features/courses/progress/guest-progress.ts"
import { type ProgressEntry, progressEntries } from "#app/features/courses/progress/progress-entries.ts"
import { syncProgress } from "#app/features/courses/progress/sync-progress.ts"
import { useMemberId, useProgressSync } from "#app/features/courses/progress/use-progress-sync.ts"
import {
  COURSE_TABLES,
  courseCatalog,
  knowledgeByCourse,
  withStarted,
} from "#app/features/courses/queries.ts"
import { PlannedErasureNote } from "#app/features/data-rights/planned-erasure.tsx"
import { answersLabel, lessonsLabel, reportsLabel } from "#app/features/device/queue-labels.ts"
import { SignOutForm } from "#app/features/device/sign-out-form.tsx"
import type { Queue } from "#app/features/device/use-leaving.ts"
import { EventsPanel } from "#app/features/events/member/dashboard-panel.tsx"
import { nextRegistrations, registrationView } from "#app/features/events/member/registration-view.server.ts"
import { GiftsPanel } from "#app/features/giving/dashboard-panel.tsx"
import { giftLines } from "#app/features/giving/gift-lines.server.ts"
import { GuardianPanel } from "#app/features/guardian/dashboard-panel.tsx"
import { NoticesPanel } from "#app/features/notifications/notices-panel.tsx"
import { readableNotices } from "#app/features/notifications/queries.ts"
import { sendAnswers } from "#app/features/quiz/device/send-answers.ts"
import { answersWaiting } from "#app/features/quiz/device/stored-tests.ts"
import { RafflesPanel } from "#app/features/raffles/dashboard-panel.tsx"
import { ticketFact } from "#app/features/raffles/ticket-facts.ts"
import { queuedReportCount } from "#app/features/reversals/reversal-device.ts"
import { WardrobePanel } from "#app/features/world-coins/wardrobe/dashboard-panel.tsx"
import { memberAccount } from "#app/lib/auth/account.server.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { claimableGuestKey } from "#app/lib/auth/guest-claim.server.ts"
import { useMember } from "#app/lib/auth/member.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { formatMonthAndYear } from "#app/lib/format/dates.ts"
import { isClosed } from "#app/lib/modules/is-closed.ts"
import { cachedSettings } from "#app/lib/rendering/cached-settings.server.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import { TabLinks } from "#app/ui/navigation/tabs.tsx"
import type { PageHandle } from "#app/ui/shell/background.ts"
import type { Route } from "./+types/me"

export const handle = { background: "mint" } satisfies PageHandle

export async function loader({ context }: Route.LoaderArgs) {
  const claims = requireMember(context)
  const guestKey = await claimableGuestKey(context)
  const [account, catalog, rows, { closed }] = await Promise.all([
    memberAccount(context),
    cachedQuery(context, "courses", COURSE_TABLES, courseCatalog),
    dashboardRows(supabase(context), guestKey),
    cachedSettings(context),
  ])
  const { profile, certificates, erasure, export: copy, guardianships: links } = rows
  const waiting = rows.waiting_certificates.map(waitingCertificate)
  const courses = progressEntries(
    withStarted(catalog, rows.started_courses),
    rows.enrollments,
    knowledgeByCourse(rows.survey_responses),
  )
  const roles = account?.roles ?? []
  const progress = {
    hasName: profile.display_name !== null,
    hasState: profile.state !== null,
    hasPicture: profile.avatar_path !== null,
    hasSecondFactor: rows.has_second_factor,
    isStaff: roles.length > 0,
    needsGuardian: (account?.is_minor ?? false) && links.length === 0,
    waitingCertificate: waiting.find(isUpToMember)?.notice ?? null,
    openCourse: openCourse(courses),
    hasFinishedCourse: courses.some(({ isDone }) => isDone),
  }
  return {
    email: String(claims.email ?? ""),
    ribbon: roleLabel(roles, account?.is_minor ?? false),
    facts: [
      { label: "Since", value: formatMonthAndYear(profile.created_at) },
      { label: "State", value: profile.state ?? "Not set" },
    ],
    next: nextStep(progress),
    steps: accountSteps(progress),
    ...{ certificates, waiting, now: Date.now() },
    ...{ courses, notices: readableNotices(rows.notices), links, isMinor: account?.is_minor ?? false },
    copy: copy
      ? { progress: copy.progress, isReady: copy.ready_at !== null, hasFailed: copy.failed_at !== null }
      : null,
    erasure,
    tickets: rows.raffle_tickets.map(ticketFact),
    events: { upcoming: nextRegistrations(rows.events), past: rows.past_events.map(registrationView) },
    gifts: giftLines(rows),
    claim: rows.guest_work,
    chapters: rows.chapters,
    wardrobe: rows.wardrobe,
    isClosed: {
      events: isClosed("/events", closed),
      raffles: isClosed("/raffles", closed),
      world: isClosed("/narcatsworld", closed),
    },
    applications: rows.chapter_applications.map(row => ({ id: row.id, label: applicationLabel(row) })),
  }
}

function openCourse(courses: readonly ProgressEntry[]) {
  const open = courses.find(({ isDone }) => !isDone)
  if (!open) return null
  return {
    title: open.title,
    lessonsLeft: open.lessons - open.lessonsDone,
    lessons: href("/courses/:id/learn/:lesson?", { id: open.slug }),
    test: href("/courses/:id/quiz", { id: open.slug }),
  }
}

export const meta = privateMeta({
  title: "Your account",
  description: "Your next step, and everything in your account.",
})

export default function MePage({ loaderData }: Route.ComponentProps) {
  const { email, ribbon, facts, next, steps, courses, notices, links, isMinor, copy, erasure } = loaderData
  const { certificates, waiting, now, claim, chapters, applications, tickets, events, gifts } = loaderData
  const { wardrobe, isClosed: off } = loaderData
  const hasUpcoming = events.upcoming.length > 0
  useProgressSync()
  const member = useMember()
  return (
    <>
      <DashboardOpening
        {...{ ribbon, facts, next }}
        name={member?.name ?? email}
        picture={member?.picture ?? null}
      />
      <div className="wrap">
        <TabLinks label="Your account" links={accountLinks(member?.roles ?? [])} className="pt-4" />
        <ClaimQuestion courses={claim} className="mt-[clamp(24px,3vw,40px)] max-w-190" />
        {erasure && (
          <div className="max-w-190 pt-[clamp(24px,3vw,40px)]">
            <PlannedErasureNote planned={erasure} />
          </div>
        )}
        <div className="grid items-start gap-x-[clamp(24px,3vw,48px)] gap-y-[clamp(36px,4vw,64px)] pt-[clamp(28px,3.4vw,48px)] column:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] column:grid-rows-[auto_1fr]">
          <div className="grid gap-[clamp(36px,4vw,64px)] column:row-span-2">
            <CoursesPanel entries={courses} />
            <CertificatesPanel {...{ certificates, waiting, now }} />
            {!hasUpcoming && <EventsPanel {...events} isClosed={off.events} />}
            <ChaptersPanel chapters={chapters} applications={applications} />
            <RafflesPanel tickets={tickets} isClosed={off.raffles} />
            {!off.world && <WardrobePanel wardrobe={wardrobe} />}
            <GiftsPanel lines={gifts} />
            <DataPanel copy={copy} />
          </div>
          <div className="grid gap-[clamp(24px,3vw,48px)] max-column:row-start-1">
            <NoticesPanel notices={notices} />
            {hasUpcoming && <EventsPanel {...events} isClosed={off.events} />}
            <GuardianPanel links={links} isMinor={isMinor} />
          </div>
          <StepsPanel steps={steps} />
        </div>
        <SignedInAs email={email} />
      </div>
    </>
  )
}

function SignedInAs({ email }: { email: string }) {
  const member = useMemberId() ?? ""
  return (
    <SignOutForm
      queues={() => queuesOf(member)}
      label="Sign out"
      className="mt-[clamp(36px,4vw,64px)] border-gray-300 border-t-[1.5px] pt-6"
    >
      <p className="wrap-anywhere">
        You are signed in with <strong>{email}</strong>.
      </p>
    </SignOutForm>
  )
}

function queuesOf(member: string): Queue[] {
  const storage = progressStorage()
  return [
    { label: lessonsLabel, send: () => syncProgress(member), count: () => unsentCount(storage) },
    { label: answersLabel, send: () => sendAnswers(storage), count: () => answersWaiting(storage).count },
    { label: reportsLabel, count: queuedReportCount },
  ]
}
