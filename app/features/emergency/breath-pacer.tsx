import { BREATH_SECONDS } from "#app/lib/breathing/pace.ts"
import { pacerLabel } from "./rescue.ts"
import "./pacer.css"

// One breath on a monitor: in for two fifths of the time, then out.
const SHAPE = "M0 68V46C0 14 6 4 30 3L116 1C148 0 130 46 166 46H350V68Z"

const COUNT = [1, 2, 3, 4, 5]

/** When to give a breath: a shape that fills, a number per second, and a tone and a buzz if wanted. */
export function BreathPacer() {
  return (
    <div role="img" data-pacer data-when="breaths" aria-label={pacerLabel(false)} className="pacer">
      <svg viewBox="0 0 350 68" preserveAspectRatio="none" aria-hidden="true" className="pacer-shape">
        <path d={SHAPE} className="fill-air-200" />
        <clipPath id="breath-shape">
          <path d={SHAPE} />
        </clipPath>
        <g clipPath="url(#breath-shape)">
          <rect x="-350" width="350" height="68" className="pacer-fill fill-green-400" />
        </g>
      </svg>
      <p aria-hidden="true" className="pacer-words display">
        <span className="wdth-88">Breath</span>
        <span className="wdth-96">Let it out</span>
      </p>
      <ol aria-hidden="true" className="pacer-count">
        {COUNT.map(number => (
          <li
            key={number}
            data-second={number - 1}
            data-when={number > BREATH_SECONDS.child ? "adult" : undefined}
            className="display flex-1 rounded-[10px] pt-1.5 pb-1 text-center text-2xl leading-none wdth-74 data-current:bg-ink data-current:text-white not-data-current:text-gray-700"
          >
            {number}
          </li>
        ))}
      </ol>
    </div>
  )
}
