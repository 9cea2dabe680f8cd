import { cn } from "#app/lib/theming/cn.ts"

const SAYS_SO_BELOW = 20

/** How much room is left, in words a person can act on. */
export function roomLeft(length: number, max: number) {
  const left = max - length
  if (length === 0) return `Up to ${count(max)}`
  return left >= 0 ? `${count(left)} left` : `${count(-left)} too many`
}

export function CharacterCount({ id, length, max }: { id: string; length: number; max: number }) {
  const left = max - length
  return (
    <>
      <p
        id={id}
        className={cn(
          "justify-self-end text-gray-600 text-small tabular-nums leading-snug",
          left < 0 && "font-bold text-siren-700",
        )}
      >
        {roomLeft(length, max)}
      </p>
      {/* A voice for every letter would drown what is being written. */}
      <span aria-live="polite" className="sr-only">
        {left < SAYS_SO_BELOW && left % 5 === 0 && length > 0 ? roomLeft(length, max) : ""}
      </span>
    </>
  )
}

function count(number: number) {
  return `${number.toLocaleString("en-US")} ${number === 1 ? "character" : "characters"}`
}
