import { type RefObject, useEffect, useRef } from "react"

// Resuming scrolls the block's top just above this line, so that the same block is found again.
const READING_LINE = "-20% 0px -79% 0px"

export function partId(block: string) {
  return `part-${block}`
}

/** Scrolls to the saved block once, then reports the block in view. */
export function useReadingPosition(
  blocks: RefObject<HTMLElement | null>,
  { isReady, resumeAt, onBlock }: { isReady: boolean; resumeAt: number; onBlock(index: number): void },
) {
  const startsAt = useRef(resumeAt)
  startsAt.current = resumeAt
  const latestOnBlock = useRef(onBlock)
  latestOnBlock.current = onBlock
  useEffect(() => {
    const parts = [...(blocks.current?.children ?? [])]
    if (!isReady || parts.length === 0) return
    if (startsAt.current > 0 && window.location.hash === "") {
      parts[startsAt.current]?.scrollIntoView({ behavior: "instant", block: "start" })
    }
    const observer = new IntersectionObserver(
      entries => {
        const reached = entries.findLast(({ isIntersecting }) => isIntersecting)
        if (reached) latestOnBlock.current(parts.indexOf(reached.target))
      },
      { rootMargin: READING_LINE },
    )
    for (const part of parts) observer.observe(part)
    return () => observer.disconnect()
  }, [blocks, isReady])
}
