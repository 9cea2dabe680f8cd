import type { ListPages } from "#app/lib/seo/list-pages.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"

interface PageLinksProps {
  path: string
  pages: ListPages
  /** What the list has: "stories". */
  noun: string
}

/** The links below a page of a list, to the newer and the older page. */
export function PageLinks({ path, pages: { newer, older }, noun }: PageLinksProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      {newer !== null && (
        <PushButton to={path + newer} variant="white" iconAfter="ph:arrow-up-bold">
          Newer {noun}
        </PushButton>
      )}
      {older !== null ? (
        <PushButton to={path + older} variant="white" iconAfter="ph:arrow-down-bold">
          Older {noun}
        </PushButton>
      ) : (
        <p>That’s all of them.</p>
      )}
    </div>
  )
}
