const MOVES = [
  ["arm-out", "Arm out"],
  ["hand-to-cheek", "Hand to cheek"],
  ["knee-up", "Knee up"],
  ["roll", "Roll"],
] as const

/** How to roll a person onto their side. */
export function TurnMoves() {
  return (
    <ol className="my-3 grid grid-cols-2 content-start gap-2.5 column:col-start-2 column:row-span-3 column:row-start-2 column:my-0 column:gap-5">
      {MOVES.map(([picture, label], i) => (
        <li key={picture} className="grid content-start gap-1">
          <img
            src={`/art/courses/${picture}.svg`}
            width="800"
            height="450"
            alt=""
            loading="lazy"
            className="h-auto w-full rounded-2xl"
          />
          <b className="text-[1.125rem] leading-tight column:text-xl">
            {i + 1}. {label}
          </b>
        </li>
      ))}
    </ol>
  )
}
