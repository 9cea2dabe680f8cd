import { useEffect, useRef } from "react"
import { PushButton } from "#app/ui/push-button.tsx"
import type { BlockOf } from "./blocks.ts"
import { Words } from "./rich-words.tsx"

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
  const told = useRef(0)
  // What the device remembers may come a moment after the page.
  useEffect(() => {
    if (video.current?.currentTime === 0 && startAt > 0) video.current.currentTime = startAt
  }, [startAt])
  return (
    <section>
      <h2 className="wdth-92 mb-4 text-3">{title}</h2>
      <video
        ref={video}
        controls
        preload="none"
        poster={poster}
        aria-label={title}
        className="aspect-video w-full rounded-panel bg-ink"
        onTimeUpdate={({ currentTarget: { currentTime } }) => {
          const second = Math.floor(currentTime)
          if (second !== told.current) onSecond(second)
          told.current = second
        }}
      >
        <source src={file} />
        <track kind="captions" src={captions} srcLang="en" label="English" default />
      </video>
      <Transcript paragraphs={transcript} />
    </section>
  )
}

const PROVIDERS = {
  youtube: { name: "YouTube", address: (id: string) => `https://www.youtube.com/watch?v=${id}` },
  vimeo: { name: "Vimeo", address: (id: string) => `https://vimeo.com/${id}` },
}

/** A film elsewhere. It is never loaded into our page: its owner would learn who reads which lesson. */
export function Embed({ block: { provider, id, title, transcript } }: { block: BlockOf<"embed"> }) {
  const { name, address } = PROVIDERS[provider]
  return (
    <section className="rounded-panel bg-green-100 p-[clamp(20px,2.6vw,38px)]">
      <h2 className="wdth-92 text-3">{title}</h2>
      <p className="mt-3 mb-5">This film is on {name}. The transcript below says all of it.</p>
      <PushButton
        href={address(id)}
        target="_blank"
        rel="noreferrer"
        variant="white"
        iconAfter="ph:arrow-square-out-bold"
      >
        Watch on {name}
      </PushButton>
      <Transcript paragraphs={transcript} />
    </section>
  )
}

function Transcript({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold underline">
        Transcript
      </summary>
      <div className="mt-2 grid max-w-[62ch] gap-3">
        {paragraphs.map(words => (
          <p key={words}>
            <Words>{words}</Words>
          </p>
        ))}
      </div>
    </details>
  )
}
