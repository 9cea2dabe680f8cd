import { href } from "react-router"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { GAMES, type Game } from "./places.ts"

const ICONS: Record<Game, string> = {
  breathe: "ph:wind-fill",
  signs: "ph:eye-fill",
  bag: "ph:backpack-fill",
}

interface Props {
  place: string
  /** What the games are called. */
  names: Readonly<Record<Game, string>>
}

/** The games of a place. */
export function GameList({ place, names }: Props) {
  return (
    <>
      <h2 className="mt-10 text-2 wdth-82">Three games</h2>
      <ul className="mt-5 flex flex-wrap gap-3">
        {GAMES.map(game => (
          <li key={game}>
            <PushButton variant="white" icon={ICONS[game]} to={addressOf(place, game)}>
              {names[game]}
            </PushButton>
          </li>
        ))}
      </ul>
    </>
  )
}

function addressOf(place: string, game: Game) {
  switch (game) {
    case "breathe":
      return href("/narcatsworld/:place/breathe", { place })
    case "signs":
      return href("/narcatsworld/:place/signs", { place })
    case "bag":
      return href("/narcatsworld/:place/bag", { place })
  }
}
