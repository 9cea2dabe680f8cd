import { useState } from "react"
import { PLAYERS } from "#app/lib/frames/players.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { BlockOf } from "#content/schema/blocks.ts"
import { Transcript } from "./transcript.tsx"

/** A video on another site, loaded only after the reader presses play. */
export function Embed({ block: { provider, video, title, transcript } }: { block: BlockOf<"embed"> }) {
  const [isWanted, setWanted] = useState(false)
  const { name, frame, page, referrer } = PLAYERS[provider]
  return (
    <section>
      <h2 className="wdth-84 mb-4 text-balance text-2 leading-[0.98]">{title}</h2>
      {isWanted ? (
        <iframe
          ref={focus}
          src={frame(video)}
          title={`${title}, on ${name}`}
          sandbox="allow-scripts allow-same-origin allow-presentation"
          allow="fullscreen"
          referrerPolicy={referrer}
          className="aspect-video w-full rounded-panel border-0 bg-ink"
        />
      ) : (
        <div className="on-dark grid aspect-video min-h-56 w-full content-center justify-items-center gap-4 rounded-panel bg-green-900 p-5 text-center text-white noscript:hidden">
          <PushButton icon="ph:play-fill" onClick={() => setWanted(true)}>
            Show the video here
          </PushButton>
          <p className="max-w-[30em] text-small">
            It comes from {name}, which then sees your internet address. Until you press, nothing is loaded.
          </p>
        </div>
      )}
      <p className="mt-3">
        <a
          href={page(video)}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center underline"
        >
          Watch it on {name} (new tab)
        </a>
      </p>
      <Transcript paragraphs={transcript} />
    </section>
  )
}

// The play button is gone, so move the focus into the video.
function focus(frame: HTMLIFrameElement | null) {
  frame?.focus()
}
