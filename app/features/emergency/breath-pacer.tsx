import { BREATH_SECONDS } from "#app/lib/breathing/pace.ts"
import { pacerLabel } from "./rescue.ts"

// One breath on a monitor: in for two fifths of the time, then out.
const SHAPE = "M0 68V46C0 14 6 4 30 3L116 1C148 0 130 46 166 46H350V68Z"

const COUNT = [1, 2, 3, 4, 5]

/** When to give a breath: a shape that fills, a number per second, and a tone and a buzz if wanted. */
export function BreathPacer() {
  return (
    <div
      role="img"
      data-pacer
      data-when="breaths"
      aria-label={pacerLabel(false)}
      className="rounded-3xl bg-white px-3.5 py-2"
    >
      <svg viewBox="0 0 350 68" aria-hidden="true" className="pacer-shape">
        <path d={SHAPE} className="fill-air-200" />
        <clipPath id="breath-shape">
          <path d={SHAPE} />
        </clipPath>
        <g clipPath="url(#breath-shape)">
          <rect x="-350" width="350" height="68" className="pacer-fill fill-green-400" />
        </g>
        <text x="20" y="43" className="display fill-ink text-[27px] wdth-88">
          Breath
        </text>
        <text x="182" y="34" className="display fill-ink text-[25px] wdth-96">
          Let it out
        </text>
      </svg>
      <ol aria-hidden="true" className="mt-1 flex gap-1.5">
        {COUNT.map(number => (
          <li
            key={number}
            data-second={number - 1}
            data-when={number > BREATH_SECONDS.child ? "adult" : undefined}
            className="display flex-1 rounded-[10px] pt-1.5 pb-1 text-center text-2xl leading-none wdth-74 data-current:bg-ink data-current:text-white not-data-current:text-gray-600"
          >
            {number}
          </li>
        ))}
      </ol>
    </div>
  )
}
