import { useId } from "react"
import { breathProgress } from "#app/ui/brand/breath.ts"

const WIDTH = 720
const HEIGHT = 36

interface Props {
  /** The current frame and its progress. */
  index: number
  part: number
  count: number
  /** The slider's value text for screen readers. */
  words: string
  onGoTo(frame: number): void
}

/** One breath curve per frame. The control is a native range input, invisible above the drawing. */
export function FilmScrubber({ index, part, count, words, onGoTo }: Props) {
  const clip = useId()
  const { whole } = breathProgress(count, count, WIDTH, HEIGHT)
  const passed = (index + part) / count
  return (
    <div className="relative h-11 rounded-tag has-focus-visible:outline-3 has-focus-visible:outline-(--focus) has-focus-visible:outline-offset-2">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-x-0 inset-y-1.5 h-8 w-full fill-none stroke-[6px]"
      >
        <clipPath id={clip}>
          <rect width={passed * WIDTH} height={HEIGHT} />
        </clipPath>
        <path d={whole} vectorEffect="non-scaling-stroke" className="stroke-green-700" />
        <path
          d={whole}
          vectorEffect="non-scaling-stroke"
          clipPath={`url(#${clip})`}
          className="stroke-green-400"
        />
      </svg>
      <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        <circle
          cx={`${passed * 100}%`}
          cy="50%"
          r="11"
          strokeWidth="4"
          className="fill-marigold-400 stroke-ink"
        />
      </svg>
      <input
        type="range"
        min={1}
        max={count}
        step={1}
        value={index + 1}
        onChange={event => onGoTo(event.target.valueAsNumber - 1)}
        aria-label="Step of the film"
        aria-valuetext={`Step ${index + 1} of ${count}: ${words}`}
        className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
      />
    </div>
  )
}
