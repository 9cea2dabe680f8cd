import { useEffect, useId } from "react"
import { artFile, CourseArt } from "#app/features/courses/art/art.tsx"
import { plainText } from "#app/lib/format/parse-rich-text.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { RichText } from "#app/ui/data/rich-text.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { BlockOf } from "#content/schema/blocks.ts"
import { formatClock } from "./film-clock.ts"
import { FilmScrubber } from "./film-scrubber.tsx"
import { useFilm } from "./use-film.ts"

interface Props {
  block: BlockOf<"film">
  /** Where to resume, in seconds. */
  startAt: number
  /** Called with whole seconds at each new frame, pause and at the end. */
  onPosition(seconds: number): void
}

/** A film of still pictures. Without JavaScript they are a numbered list. */
export function Film({ block, startAt, onPosition }: Props) {
  const { title, frames } = block
  const film = useFilm({ frames, startAt, onPosition })
  const { index, isPlaying } = film
  const heading = useId()
  const frame = frames[index]!
  const next = frames[index + 1]

  // After playback starts, preload the next picture.
  const hasStarted = isPlaying || film.seconds > 0
  useEffect(() => {
    if (hasStarted && next) new Image().src = artFile(next.art)
  }, [hasStarted, next])

  return (
    <section aria-labelledby={heading} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id={heading} className="wdth-84 text-balance text-2 leading-[0.98]">
        {title}
      </h2>
      <div ref={film.body} className="film-body on-dark noscript:hidden">
        <div className="overflow-hidden rounded-[18px] bg-ink outline-4 outline-ink">
          <CourseArt
            key={index}
            name={frame.art}
            alt={frame.alt}
            className="film-frame aspect-video bg-air-200 object-cover"
          />
          <p
            aria-live={isPlaying ? "off" : "polite"}
            className="flex min-h-[4.9em] items-center justify-center px-4 py-3 text-center font-semibold text-lead leading-snug phone:min-h-[3.9em]"
          >
            <span>
              <span className="sr-only">{`Step ${index + 1} of ${frames.length}. `}</span>
              <RichText>{frame.caption}</RichText>
            </span>
          </p>
        </div>
        <div className="grid grid-cols-[auto_1fr_auto] items-center gap-4 px-1 pt-3 pb-2 font-mono text-mono">
          <span>{formatClock(film.seconds)}</span>
          <FilmScrubber
            index={index}
            part={film.part}
            count={frames.length}
            words={plainText(frame.caption)}
            onGoTo={film.goTo}
          />
          <span>{formatClock(film.length)}</span>
        </div>
        <FilmKeys film={film} last={frames.length - 1} />
      </div>
      <Transcript block={block} />
      <FramesInARow block={block} />
    </section>
  )
}

function FilmKeys({ film, last }: { film: ReturnType<typeof useFilm>; last: number }) {
  const { index, isPlaying, isOver, speed } = film
  return (
    <div className="flex items-center justify-center gap-2 phone:gap-3.5">
      <PushButton
        variant="white"
        size="sm"
        aria-label="Back one step"
        disabled={index === 0}
        onClick={() => film.goTo(index - 1)}
      >
        <Icon name="ph:skip-back-fill" className="size-5" />
      </PushButton>
      <PushButton
        size="lg"
        aria-label={isPlaying ? "Pause" : isOver ? "Play again" : "Play"}
        onClick={film.toggle}
        className="w-[74px] px-0 motion-reduce:hidden phone:w-[92px]"
      >
        {isPlaying ? (
          <Icon name="ph:pause-fill" className="size-7" />
        ) : isOver ? (
          <Icon name="ph:arrow-counter-clockwise-bold" className="size-7" />
        ) : (
          <Icon name="ph:play-fill" className="size-7" />
        )}
      </PushButton>
      <PushButton
        variant="white"
        size="sm"
        aria-label="Forward one step"
        disabled={index === last}
        onClick={() => film.goTo(index + 1)}
      >
        <Icon name="ph:skip-forward-fill" className="size-5" />
      </PushButton>
      <PushButton
        variant="white"
        size="sm"
        aria-label={`${speed}x speed, change it`}
        onClick={film.changeSpeed}
        className="ml-auto min-w-14 px-2 motion-reduce:hidden"
      >{`${speed}x`}</PushButton>
    </div>
  )
}

/** Captions and descriptions as a transcript. */
function Transcript({ block }: { block: BlockOf<"film"> }) {
  return (
    <details className="group noscript:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-bold hover:underline [&::-webkit-details-marker]:hidden">
        <Icon name="ph:caret-right-bold" className="transition-[rotate] duration-150 group-open:rotate-90" />
        Transcript
      </summary>
      <ol className="grid max-w-[68ch] list-decimal gap-3 pt-2 pl-6">
        {block.frames.map(({ art, alt, caption }) => (
          <li key={`${art} ${caption}`}>
            <p>
              <RichText>{caption}</RichText>
            </p>
            <p className="text-gray-600 text-small">{`In the picture: ${alt}`}</p>
          </li>
        ))}
      </ol>
    </details>
  )
}

function FramesInARow({ block }: { block: BlockOf<"film"> }) {
  return (
    <ol className="hidden list-decimal gap-8 pl-6 noscript:grid">
      {block.frames.map(({ art, alt, caption }) => (
        <li key={`${art} ${caption}`}>
          <CourseArt name={art} alt={alt} className="rounded-[18px]" />
          <p className="pt-2 font-semibold">
            <RichText>{caption}</RichText>
          </p>
        </li>
      ))}
    </ol>
  )
}
