import { useEffect, useRef } from "react"
import type { BlockOf } from "#content/schema/blocks.ts"
import { Transcript } from "./transcript.tsx"

interface VideoProps {
  block: BlockOf<"video">
  startAt: number
  onSecond(seconds: number): void
}

export function Video({
  block: { title, file, poster, captions, transcript },
  startAt,
  onSecond,
}: VideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const reported = useRef(0)
  // The saved position may arrive from the device after the page.
  useEffect(() => {
    if (video.current?.currentTime === 0 && startAt > 0) video.current.currentTime = startAt
  }, [startAt])
  return (
    <section>
      <h2 className="wdth-84 mb-4 text-balance text-2 leading-[0.98]">{title}</h2>
      <video
        ref={video}
        controls
        preload="none"
        poster={poster}
        aria-label={title}
        className="aspect-video w-full rounded-panel bg-ink"
        onTimeUpdate={({ currentTarget: { currentTime } }) => {
          const second = Math.floor(currentTime)
          if (second !== reported.current) onSecond(second)
          reported.current = second
        }}
      >
        <source src={file} />
        <track kind="captions" src={captions} srcLang="en" label="English" default />
      </video>
      <Transcript paragraphs={transcript} />
    </section>
  )
}
