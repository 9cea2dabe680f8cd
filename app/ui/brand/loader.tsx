import { cn } from "#app/lib/theming/cn.ts"

/** The eared ring, in a box of 100 by 116. */
export const MARK_PATH =
  "M12 47C9.5 37 7.5 25 8 15C8.5 7.6 15 5.4 21 9.6C28 14.4 35 19.6 40.5 25.4C46.5 24.6 53.5 24.6 59.5 25.4C65 19.6 72 14.4 79 9.6C85 5.4 91.5 7.6 92 15C92.5 25 90.5 37 88 47C94 54 97 61 97 69.5C97 96 78 113 50 113C22 113 3 96 3 69.5C3 61 6 54 12 47ZM50 45C35.5 45 27.5 53 27.5 67.5C27.5 82 35.5 90 50 90C64.5 90 72.5 82 72.5 67.5C72.5 53 64.5 45 50 45Z"

/** A loading indicator: the mark pulses. */
export function Loader({ label = "Loading", className }: { label?: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 100 116"
      role="img"
      aria-label={label}
      className={cn("h-16 w-auto animate-breathe-deep fill-green-500", className)}
    >
      <path d={MARK_PATH} fillRule="evenodd" />
    </svg>
  )
}

/** A placeholder for text or an image; the class sets its size. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn("animate-breathe-fade rounded-tag bg-gray-200", className)} />
}
