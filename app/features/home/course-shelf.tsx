import { href } from "react-router"
import { Spine, Spines } from "#app/ui/brand/spine.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"

interface Course {
  slug: string
  title: string
  /** Audience. */
  note: string
  minutes: number
  color: string
  icon: string
  lessons: number
}

/** Courses, drawn as a pile of books. */
export function CourseShelf({ courses }: { courses: readonly Course[] }) {
  if (courses.length === 0) return null
  return (
    <section className="breath-edge mt-8 bg-air-200 pt-[clamp(56px,7vw,104px)] pb-[calc(var(--spacing-section)+20px)]">
      <div className="deferred-layout wrap">
        <div className="mb-9 flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
          <h2 className="wdth-74 text-1 uppercase leading-[0.86]">Pick a course</h2>
          <p className="max-w-[26em] text-lead leading-[1.42]">
            The same six steps in each. Free, and no account needed to start.
          </p>
        </div>
        <Spines label="Courses">
          {courses.map(({ slug, title, note, minutes, lessons, color, icon }) => (
            <li key={slug}>
              <Spine
                to={href("/courses/:id", { id: slug })}
                title={title}
                note={note}
                facts={[`${minutes} min`, `${lessons} lessons`]}
                {...{ color, icon }}
              />
            </li>
          ))}
        </Spines>
        <PushButton
          to={href("/courses")}
          variant="white"
          iconAfter="ph:arrow-right-bold"
          className="mt-10 max-phone:w-full"
        >
          All courses
        </PushButton>
      </div>
    </section>
  )
}
