import { cn } from "#app/lib/theming/cn.ts"
import { Link } from "#app/ui/navigation/link.tsx"

interface Props {
  answered: readonly boolean[]
  /** One-based; 0 on the review page. */
  current: number
  path: string
}

const DOTS = {
  current: "bg-marigold-400 text-ink shadow-[inset_0_0_0_3px_var(--color-ink)]",
  answered: "bg-ink text-green-300",
  open: "bg-white text-gray-600 shadow-[inset_0_0_0_3px_var(--color-gray-300)]",
}

/** Links to every question, marking those that are answered. */
export function QuestionDots({ answered, current, path }: Props) {
  return (
    <nav aria-label="Questions">
      <ol className="flex flex-wrap gap-2.5">
        {[...answered.entries()].map(([index, isAnswered]) => {
          const number = index + 1
          const isHere = number === current
          return (
            <li key={number}>
              <Link
                to={`${path}?q=${number}`}
                aria-current={isHere ? "step" : undefined}
                aria-label={`Question ${number}, ${isAnswered ? "answered" : "no answer yet"}`}
                className={cn(
                  "display grid size-11 place-items-center rounded-full no-underline",
                  DOTS[isHere ? "current" : isAnswered ? "answered" : "open"],
                )}
              >
                {number}
              </Link>
            </li>
          )
        })}
        <li>
          <Link
            to={`${path}?q=review`}
            aria-current={current === 0 ? "step" : undefined}
            className="inline-flex min-h-11 items-center px-2 font-bold underline"
          >
            Review
          </Link>
        </li>
      </ol>
    </nav>
  )
}
