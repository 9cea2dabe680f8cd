import { formatDate, formatShortDay } from "#app/lib/format/dates.ts"
import { defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { DRAFT_MESSAGES, DRAFT_VIEWS, draftLabel } from "#app/ui/staff/editor/draft-list.ts"
import { COURSE_LABELS } from "./labels.ts"
import { NewCourseForm } from "./new-course-form.tsx"
import { StaffDetail } from "./staff-detail.tsx"
import { COURSE_ID, courseForStaff, courseRows, dueCourses, reviewCount } from "./staff-queries.ts"

/** Courses: write the next version, have it reviewed, and publish it. */
export const staffPage = defineStaffList({
  path: "/staff/courses",
  title: "Courses",
  description: "Change lessons and test questions, have them reviewed, and publish them.",
  navigation: { area: "Learning", label: "Courses", icon: "ph:graduation-cap-fill" },
  roles: ["editor", "instructor"],
  tiles: [
    {
      title: "Courses",
      icon: "ph:graduation-cap-fill",
      count: reviewCount,
      text: count =>
        count === 0
          ? "Change a lesson or a question."
          : count === 1
            ? "One course is waiting for its medical review."
            : `${count} courses are waiting for their medical review.`,
    },
  ],
  messages: {
    ...DRAFT_MESSAGES,
    created: { text: "The course is created. Write its lessons, then have it reviewed.", tone: "good" },
    deleted: { text: "The course is deleted. It was never published.", tone: "good" },
    started: { text: "The draft is ready. Learners see nothing of it until you publish it.", tone: "good" },
    discarded: { text: "The draft is discarded. The published course stays as it is.", tone: "good" },
    ordered: { text: "The lessons are in a new order.", tone: "good" },
    removed: { text: "Removed from the draft.", tone: "good" },
    "put-back": { text: "It’s in the draft again.", tone: "good" },
    added: { text: "The lesson is added. Open it to write its blocks.", tone: "good" },
    published: {
      text: "Published. People who have started the former version finish it; everyone else gets the new one.",
      tone: "good",
    },
  },
  views: [...DRAFT_VIEWS, { value: "due", label: "Review due" }],
  search: { label: "Title" },
  order: { column: "title", type: "text", ascending: true, idPattern: COURSE_ID },
  rows: (db, state, now) => (state.view === "due" ? dueCourses(db, state, now) : courseRows(db, state)),
  inbox: { view: "review", about: () => "Its draft is waiting for a medical review" },
  inboxDue: {
    view: "due",
    about: ({ reviewed_on }) => `Its medical review of ${formatDate(reviewed_on!)} is good for a year`,
  },
  idOf: row => row.id,
  nameOf: row => row.title,
  empty: ({ search, view }) =>
    search
      ? "No courses match. Try another word."
      : view === "all"
        ? "There are no courses yet. Press “New course” to start one."
        : "No courses here. Open one from the view “All” to change it.",
  columns: [
    {
      key: "title",
      label: "Course",
      cell: ({ title, version }, { href }) => (
        <>
          <Link to={href} className="wrap-anywhere underline">
            {title}
          </Link>
          <small className="block font-normal text-gray-600 text-small">Version {version}</small>
        </>
      ),
      csv: ({ title }) => title,
    },
    {
      key: "reviewed",
      label: "Checked",
      cell: ({ reviewed_on }) => (
        <span className="whitespace-nowrap">{reviewed_on ? formatShortDay(reviewed_on) : "Not yet"}</span>
      ),
      csv: ({ reviewed_on }) => reviewed_on ?? "",
    },
    {
      key: "status",
      label: "State",
      cell: ({ status, course_drafts: draft }) => (
        <span className="flex flex-wrap gap-1.5">
          <Badge tone={status === "published" ? "green" : "gray"}>{COURSE_LABELS[status]}</Badge>
          {draft && <Badge tone="marigold">{draftLabel(draft)}</Badge>}
        </span>
      ),
      csv: ({ status }) => COURSE_LABELS[status] ?? status,
    },
  ],
  detail: { load: courseForStaff, View: StaffDetail },
  extra: { load: async () => true, View: NewCourseForm },
})
