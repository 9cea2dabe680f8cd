import { useCallback, useEffect, useState } from "react"
import { isSavedCopy } from "#app/lib/offline/saved-copy.ts"
import type { QuizView } from "../views.ts"
import { removeTest, type StoredTest, storedTest, storeTest, type TestStorage } from "./stored-tests.ts"

export interface Shown {
  course: { id: string; slug: string }
  view: QuizView
  /** The member's id; null for a guest. */
  member: string | null
  /** The member who read courses here last: a saved page is the one for visitors. */
  reader(): string | null
  storage(): TestStorage
}

/** Keeps the open test on the device as the server shows it, and removes it once it is no longer open. */
export function useStoredTest({ course: { id, slug }, view, member, reader, storage }: Shown) {
  const [savedView] = useState(() => (isSavedCopy() ? view : null))
  const [test, setTest] = useState<StoredTest | null>(null)
  const isSaved = view === savedView
  const person = isSaved ? reader() : member
  const read = useCallback(() => setTest(storedTest(storage(), id, person)), [id, person, storage])

  useEffect(() => {
    // A saved page knows nothing about open tests.
    if (isSaved) return
    if (view.kind === "question" || view.kind === "review") {
      const { attempt, deadline, questions } = view
      storeTest(storage(), id, { of: person, slug, attempt, deadline, questions })
    } else if (hasEnded(view, storedTest(storage(), id, person))) removeTest(storage(), id)
    read()
  }, [view, isSaved, id, slug, person, storage, read])

  return { person, isSaved, test, read }
}

function hasEnded(view: QuizView, test: StoredTest | null) {
  return (
    test !== null &&
    (view.kind === "start" || (view.kind === "result" && view.result.attempt === test.attempt))
  )
}
