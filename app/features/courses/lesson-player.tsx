import { type FormEvent, useRef } from "react"
import { useNavigate } from "react-router"
import { useMember } from "#app/lib/auth/member.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { Block } from "#content/schema/blocks.ts"
import { LessonBlock } from "./blocks/lesson-block.tsx"
import { coursePath, lessonPath, quizPath } from "./paths.ts"
import { type LessonPosition, resumeIndex } from "./progress/lesson-position.ts"
import { useLessonPosition } from "./progress/use-lesson-position.ts"
import { partId, useReadingPosition } from "./progress/use-reading-position.ts"
import type { Course, OutlinedLesson } from "./queries.ts"
import { LessonFoot, SourceLine } from "./sources.tsx"

interface Props {
  course: Course
  lesson: OutlinedLesson
  blocks: readonly Block[]
  known: LessonPosition
  member: string | null
  /** Whether the device's progress has been read; nothing is written before that. */
  isReady: boolean
}

/** A lesson with all its blocks and the Next button. Without JavaScript every form posts to the page. */
export function LessonPlayer({ course, lesson, blocks, known, member, isReady }: Props) {
  const { position, change, syncNow, syncState } = useLessonPosition(
    lesson.id,
    known,
    member,
    !course.previewPath,
  )
  const list = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const state = useMember()?.state ?? null
  const resumeAt = known.done ? 0 : resumeIndex(known, blocks)
  const resumeBlock = resumeAt > 0 ? blocks[resumeAt] : undefined
  useReadingPosition(list, {
    isReady,
    resumeAt,
    onBlock: index => {
      const { id } = blocks[index]!
      change(id === position.block ? { index } : { block: id, index, seconds: 0 })
    },
  })
  const next = nextAfter(course, lesson)

  async function finish(event: FormEvent) {
    event.preventDefault()
    change({ done: true })
    await syncNow()
    await navigate(next.to)
  }

  return (
    <>
      {resumeBlock && (
        <p className="mb-6">
          <a href={`#${partId(resumeBlock.id)}`} className="font-bold underline">
            Continue where you left off: part {resumeAt + 1} of {blocks.length}
          </a>
        </p>
      )}
      <div ref={list} className="grid gap-[clamp(36px,4.4vw,64px)]">
        {blocks.map((block, index) => (
          <div key={block.id} id={partId(block.id)} className="min-w-0 scroll-mt-[18vh] empty:hidden">
            {isFor(block, state) && (
              <>
                <LessonBlock
                  block={block}
                  isFirst={index === 0}
                  answer={position.checks[block.id]}
                  seconds={position.block === block.id ? position.seconds : 0}
                  onAnswer={(id, answer) => change({ block: block.id, index, checks: { [id]: answer } })}
                  onSecond={seconds => change({ block: block.id, index, seconds })}
                />
                {"sources" in block && block.sources && <SourceLine ids={block.sources} course={course} />}
              </>
            )}
          </div>
        ))}
      </div>
      <form
        method="post"
        onSubmit={finish}
        data-awaits-script
        className="mt-[clamp(36px,4.4vw,64px)] border-ink border-t-4 pt-6"
      >
        <PushButton
          type="submit"
          name="press"
          value="done"
          size="lg"
          iconAfter="ph:arrow-right-bold"
          className="max-w-full"
        >
          {next.label}
        </PushButton>
      </form>
      <p role="status" className="mt-4 min-h-6 font-bold">
        {syncState && SYNC_STATES[syncState]}
      </p>
      <LessonFoot course={course} />
    </>
  )
}

const SYNC_STATES = {
  waiting: "Saved on this device. Will be sent when you’re online.",
  sent: "Sent.",
}

/** Some notes are only for members of certain states. */
function isFor(block: Block, state: string | null) {
  if (block.kind !== "callout" || !block.states) return true
  return state !== null && block.states.includes(state)
}

/** The link after a finished lesson. */
export function nextAfter(course: Course, lesson: OutlinedLesson) {
  const { lessons, bank } = course
  const next = lessons[lessons.findIndex(({ id }) => id === lesson.id) + 1]
  if (next) {
    return { to: lessonPath(course, next.slug), label: `Next: ${next.title}` }
  }
  return bank
    ? { to: quizPath(course), label: "Go to the test" }
    : { to: coursePath(course), label: "Finish the course" }
}
