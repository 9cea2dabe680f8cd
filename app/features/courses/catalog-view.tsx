import { Form, href } from "react-router"
import { CachedFragment } from "#app/lib/rendering/fragment-cache.tsx"
import { Spine, Spines } from "#app/ui/brand/spine.tsx"
import { Badge } from "#app/ui/data/badge.tsx"
import { EmptyState } from "#app/ui/data/empty-state.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { AUDIENCES, audiencesLabel } from "./audiences.ts"
import { type Filters, MINUTES, STATUSES, type Status } from "./filters.ts"

interface CatalogueEntry {
  slug: string
  title: string
  summary: string
  audiences: readonly string[]
  minutes: number
  lessons: number
  hasTest: boolean
  color: string
  icon: string
  lessonsDone: number
  status: Status
}

interface Props {
  courses: readonly CatalogueEntry[]
  filters: Filters
  /** A guest's progress is on the device, so showing it needs JavaScript. */
  isMember: boolean
}

export function CourseCatalog({ courses, filters, isMember }: Props) {
  const isFiltered = Object.values(filters).some(Boolean)
  const count = courses.length === 1 ? "1 course" : `${courses.length} courses`
  return (
    <section className="wrap py-section">
      <CachedFragment name={isFiltered ? null : `course filters ${isMember}`}>
        <FilterForm filters={filters} isMember={isMember} />
      </CachedFragment>
      <h2 className="wdth-82 mt-[clamp(32px,4vw,56px)] mb-6 text-2">
        {count + (isFiltered ? " found" : "")}
      </h2>
      {courses.length === 0 ? (
        <NothingFits isFiltered={isFiltered} />
      ) : (
        <Spines label="Courses">
          {courses.map(course => (
            <li key={course.slug} className="relative">
              <CachedFragment name={`course ${JSON.stringify(course)}`}>
                <Card course={course} />
              </CachedFragment>
            </li>
          ))}
        </Spines>
      )}
    </section>
  )
}

function Card({ course }: { course: CatalogueEntry }) {
  return (
    <>
      <Spine
        to={href("/courses/:id", { id: course.slug })}
        title={course.title}
        note={<Note course={course} />}
        facts={[`${course.minutes} min`, `${course.lessons} lessons`]}
        color={course.color}
        icon={course.icon}
      />
      {course.status !== "new" && <ProgressBadge course={course} />}
    </>
  )
}

function Note({ course }: { course: CatalogueEntry }) {
  return (
    <span className="grid justify-items-start gap-1.5">
      <span className="max-column:hidden">{course.summary}</span>
      <span className="font-normal text-small">
        {audiencesLabel(course.audiences)}
        {course.hasTest && ", with a certificate"}
      </span>
    </span>
  )
}

function ProgressBadge({ course: { status, lessonsDone, lessons } }: { course: CatalogueEntry }) {
  const isDone = status === "done"
  return (
    <Badge
      tone={isDone ? "ink" : "marigold"}
      icon={isDone ? "ph:check-bold" : "ph:bookmark-simple-fill"}
      // Positioned absolutely, so that nothing shifts when guest progress arrives late.
      className="pointer-events-none absolute -top-5 right-4 border-[2.5px] border-ink"
    >
      {isDone ? "Done" : `${lessonsDone} of ${lessons} lessons done`}
    </Badge>
  )
}

function FilterForm({ filters, isMember }: Pick<Props, "filters" | "isMember">) {
  return (
    <Form
      key={JSON.stringify(filters)}
      method="get"
      action={href("/courses")}
      role="search"
      aria-label="Courses"
      className="grid items-end gap-4 phone:grid-cols-2 column:flex column:flex-wrap"
    >
      <TextField
        type="search"
        name="q"
        label="Search the courses"
        defaultValue={filters.q}
        className="min-w-0 column:flex-1 column:basis-60"
      />
      <SelectField
        name="audience"
        label="Audience"
        placeholder="Any audience"
        defaultValue={filters.audience}
        options={Object.entries(AUDIENCES).map(([value, label]) => ({ value, label }))}
      />
      <SelectField
        name="minutes"
        label="Length"
        placeholder="Any length"
        defaultValue={String(filters.minutes || "")}
        options={MINUTES.map(minutes => ({ value: String(minutes), label: `Up to ${minutes} minutes` }))}
      />
      <SelectField
        name="status"
        label="Your progress"
        placeholder="All"
        defaultValue={filters.status}
        options={Object.entries(STATUSES).map(([value, label]) => ({ value, label }))}
        className={isMember ? undefined : "noscript:hidden"}
      />
      <PushButton type="submit" variant="white" icon="ph:funnel-bold" className="justify-self-start">
        Show
      </PushButton>
    </Form>
  )
}

function NothingFits({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered)
    return (
      <EmptyState title="No courses are open right now" level={3}>
        <p>The emergency steps are always on the emergency page.</p>
      </EmptyState>
    )
  return (
    <EmptyState
      title="No courses match"
      level={3}
      action={
        <PushButton to={href("/courses")} variant="white">
          Show all courses
        </PushButton>
      }
    >
      <p>Try fewer words, a longer time or another audience.</p>
    </EmptyState>
  )
}
