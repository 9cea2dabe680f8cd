const MOVES = [
  ["arm-out", "Arm out"],
  ["hand-to-cheek", "Hand to cheek"],
  ["knee-up", "Knee up"],
  ["roll", "Roll"],
] as const

/** How to roll a person onto their side. */
export function TurnMoves() {
  return (
    <ol className="step-moves grid grid-cols-2 content-start">
      {MOVES.map(([picture, label], i) => (
        <li key={picture} className="grid content-start gap-1">
          <img
            src={`/art/courses/${picture}.svg`}
            width="800"
            height="450"
            alt=""
            loading="lazy"
            className="w-full rounded-2xl"
          />
          <b className="text-[clamp(0.9375rem,4.6vw,1.125rem)] leading-tight column:text-xl">
            {i + 1}. {label}
          </b>
        </li>
      ))}
    </ol>
  )
}
