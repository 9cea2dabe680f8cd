import { href } from "react-router"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { PLACES } from "./places.ts"

/** Links to the places besides this one. */
export function OtherPlaces({ current }: { current: string }) {
  return (
    <nav aria-labelledby="other-places" className="wrap pb-4">
      <h2 id="other-places" className="text-3 wdth-96">
        Go somewhere else
      </h2>
      <ul className="mt-4 flex flex-wrap gap-3">
        {PLACES.filter(({ key }) => key !== current).map(({ key, name }) => (
          <li key={key}>
            <PushButton variant="white" to={href("/narcatsworld/:place", { place: key })}>
              {name}
            </PushButton>
          </li>
        ))}
      </ul>
    </nav>
  )
}
