import { href } from "react-router"

interface Addressed {
  slug: string
  /** Where staff see the draft of a course; its pages then link to each other below it. */
  previewPath?: string
}

export function coursePath({ slug, previewPath }: Addressed) {
  return previewPath ?? href("/courses/:id", { id: slug })
}

export function lessonPath({ slug, previewPath }: Addressed, lesson: string | undefined) {
  if (previewPath) return lesson ? `${previewPath}/${lesson}` : previewPath
  return href("/courses/:id/learn/:lesson?", { id: slug, lesson })
}

/** A draft has no test that can be taken. */
export function quizPath({ slug, previewPath }: Addressed) {
  return previewPath ?? href("/courses/:id/quiz", { id: slug })
}
