import { href } from "react-router"
import { artFile } from "#app/features/courses/art/art.tsx"
import type { Block } from "#content/schema/blocks.ts"

interface SavedCourse {
  slug: string
  bank: string | null
  rescue_steps: readonly unknown[]
  lessons: readonly { slug: string }[]
}

/** The pages of a course that are saved on a device. */
export function offlinePages({ slug, bank, rescue_steps, lessons }: SavedCourse) {
  const id = slug
  return [
    href("/courses/:id", { id }),
    href("/courses/:id/learn/:lesson?", { id }),
    ...lessons.map(lesson => href("/courses/:id/learn/:lesson?", { id, lesson: lesson.slug })),
    ...(rescue_steps.length > 0 ? [href("/courses/:id/card", { id })] : []),
    ...(bank ? [href("/courses/:id/quiz", { id })] : []),
  ]
}

/** The pictures and films of these blocks. A film on another site stays there; its transcript is on the page. */
export function offlineFiles(blocks: readonly Block[]) {
  return [...new Set(blocks.flatMap(filesOf))].sort()
}

function filesOf(block: Block): string[] {
  switch (block.kind) {
    case "picture":
    case "hotspot":
      return [artFile(block.art)]
    case "film":
      return block.frames.map(({ art }) => artFile(art))
    case "video":
      return [block.file, block.poster, block.captions]
    default:
      return []
  }
}
