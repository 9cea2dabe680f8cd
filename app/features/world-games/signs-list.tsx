import { Form } from "react-router"
import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { Spot } from "./signs.ts"

interface Props {
  spots: readonly Spot[]
  /** What the address says was checked; empty before the first check. */
  seen: readonly string[]
}

/** The same picture as a list of checkboxes. The address has the answer, so that the server can check it. */
export function SignsList({ spots, seen }: Props) {
  const signs = spots.filter(({ isSign }) => isSign)
  const found = signs.filter(({ key }) => seen.includes(key)).length
  const isChecked = seen.length > 0
  const isRight = found === signs.length && seen.length === signs.length
  return (
    <details
      id="list"
      open={isChecked}
      className="max-w-[52em] rounded-panel bg-white p-[clamp(18px,2.4vw,32px)]"
    >
      <summary className="min-h-11 cursor-pointer content-center font-bold text-lead underline">
        Play it as a list
      </summary>
      <Form method="get" action="#list" preventScrollReset className="mt-4 grid justify-items-start gap-5">
        <fieldset className="grid w-full gap-3">
          <legend className="mb-3">
            You see and hear all of this. Check what is a sign of an overdose: {signs.length} are.
          </legend>
          {spots.map(spot => (
            <ListedSpot key={spot.key} spot={spot} isSeen={seen.includes(spot.key)} />
          ))}
        </fieldset>
        <p role="status" className="font-bold">
          {isChecked &&
            !isRight &&
            (found === signs.length
              ? "All seven are there. Uncheck the ones that aren’t signs."
              : `${found} of ${signs.length} so far. Look again: there are more.`)}
        </p>
        <PushButton type="submit" variant="ink">
          Check my answer
        </PushButton>
      </Form>
    </details>
  )
}

function ListedSpot({ spot: { key, name, reply, isSign }, isSeen }: { spot: Spot; isSeen: boolean }) {
  return (
    <div className="grid gap-1">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name="seen"
          value={key}
          defaultChecked={isSeen}
          aria-describedby={isSeen ? `${key}-reply` : undefined}
          className="tick"
        />
        <span className="font-bold leading-snug">{name}</span>
      </label>
      {isSeen && (
        <p
          id={`${key}-reply`}
          className={cn("ml-9 flex gap-2 rounded-2xl px-4 py-3", isSign ? "bg-green-200" : "bg-marigold-200")}
        >
          <Icon name={isSign ? "ph:check-bold" : "ph:x-bold"} className="mt-1 size-4 flex-none" />
          <span>
            {isSign ? "Yes, a sign. " : ""}
            {reply}
          </span>
        </p>
      )}
    </div>
  )
}
