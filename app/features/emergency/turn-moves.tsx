const MOVES = [
  ["arm-out", "Arm out"],
  ["hand-to-cheek", "Hand to cheek"],
  ["knee-up", "Knee up"],
  ["roll", "Roll"],
] as const

/** How to roll a person onto their side. */
export function TurnMoves() {
  return (
    <ol className="step-moves">
      {MOVES.map(([picture, label], i) => (
        <li key={picture} className="step-move">
          <div className="step-move-picture">
            <img src={`/art/courses/${picture}.svg`} width="800" height="450" alt="" loading="lazy" />
          </div>
          <b>
            {i + 1}. {label}
          </b>
        </li>
      ))}
    </ol>
  )
}
