import { cn } from "#app/lib/theming/cn.ts"

const ANNOUNCED_BELOW = 20

export function formatRemaining(length: number, max: number) {
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
          "justify-self-end text-small tabular-nums leading-snug",
          left < 0 ? "font-bold text-siren-700" : "text-gray-600",
        )}
      >
        {formatRemaining(length, max)}
      </p>
      {/* Announced only now and then, so that typing is not interrupted. */}
      <span aria-live="polite" className="sr-only">
        {left < ANNOUNCED_BELOW && left % 5 === 0 && length > 0 ? formatRemaining(length, max) : ""}
      </span>
    </>
  )
}

function count(number: number) {
  return `${number.toLocaleString("en-US")} ${number === 1 ? "character" : "characters"}`
}
