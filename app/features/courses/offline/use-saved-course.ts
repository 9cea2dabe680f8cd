import { useCallback, useEffect, useState } from "react"
import {
  canSaveCourses,
  courseSize,
  removeCourse,
  type SavedCourse,
  type SaveOutcome,
  saveCourse,
  savedCourse,
  savedCourses,
} from "#app/lib/offline/saved-courses.ts"

export type SavedState =
  | { kind: "unknown" | "none" | "removed" }
  /** Of no pages until the service worker knows how many there are. */
  | { kind: "saving"; done: number; of: number }
  | { kind: "saved"; savedAt: number; bytes: number; isChanged: boolean }

/** A course on this device. After the course has changed it is saved again, unless the reader saves data. */
export function useSavedCourse(slug: string) {
  const [state, setState] = useState<SavedState>({ kind: "unknown" })
  const [size, setSize] = useState<number | null>(null)
  const [problem, setProblem] = useState<Exclude<SaveOutcome, "saved"> | null>(null)
  const [oldest, setOldest] = useState<SavedCourse | null>(null)

  const save = useCallback(async () => {
    setProblem(null)
    setState({ kind: "saving", done: 0, of: 0 })
    const outcome = await saveCourse(slug, progress => setState({ kind: "saving", ...progress }))
    setState(stateOf(await savedCourse(slug)))
    if (outcome === "saved") return
    setProblem(outcome)
    setOldest((await savedCourses()).find(course => course.slug !== slug) ?? null)
  }, [slug])

  useEffect(() => {
    if (!canSaveCourses()) return
    let isCurrent = true
    async function look() {
      const saved = await savedCourse(slug)
      if (isCurrent) setState(stateOf(saved))
      const { version, bytes } = await courseSize(slug)
      if (!isCurrent) return
      setSize(bytes)
      if (!saved || saved.version === version) return
      if (savesData()) setState({ ...stateOf(saved), isChanged: true } as SavedState)
      else await save()
    }
    // Offline the size stays unknown.
    look().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [slug, save])

  async function remove() {
    await removeCourse(slug)
    setState({ kind: "removed" })
  }

  async function replaceOldest() {
    if (oldest) await removeCourse(oldest.slug)
    await save()
  }

  return { state, size, problem, oldest, save, remove, replaceOldest }
}

function stateOf(saved: SavedCourse | null): SavedState {
  return saved
    ? { kind: "saved", savedAt: saved.savedAt, bytes: saved.bytes, isChanged: false }
    : { kind: "none" }
}

function savesData() {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
