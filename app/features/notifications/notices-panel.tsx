import type { ReactNode } from "react"
import { href } from "react-router"
import { formatDay } from "#app/lib/format/dates.ts"
import { cn } from "#app/lib/theming/cn.ts"
import { DashboardPanel } from "#app/ui/data/dashboard-panel.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { Notice } from "./queries.ts"

/** Recent notices on /me, which can be marked as read. */
export function NoticesPanel({ notices, className }: { notices: readonly Notice[]; className?: string }) {
  const unread = notices.filter(notice => notice.read_at === null).length
  return (
    <DashboardPanel
      title="What’s new"
      tone="air"
      className={className}
      action={
        <Link to={href("/me/notifications")} className="font-bold underline">
          Choose your notifications
        </Link>
      }
    >
      {notices.length === 0 ? (
        <p>Nothing yet. Important updates will show up here.</p>
      ) : (
        <ul className="grid divide-y-[1.5px] divide-air-400">
          {notices.map(notice => (
            <NoticeItem key={notice.id} notice={notice} />
          ))}
        </ul>
      )}
      {unread > 1 && (
        <ReadForm>
          <SubmitButton size="sm" variant="white">
            Mark all as read
          </SubmitButton>
        </ReadForm>
      )}
    </DashboardPanel>
  )
}

function NoticeItem({ notice }: { notice: Notice }) {
  const { id, title, body, path, created_at, read_at } = notice
  const isUnread = read_at === null
  return (
    <li className="grid gap-1.5 py-3.5 first:pt-0">
      <p className={cn("wrap-anywhere leading-snug", isUnread && "font-bold")}>
        {isUnread && (
          <>
            <span aria-hidden="true" className="mr-2 inline-block size-2.5 rounded-full bg-ink" />
            <span className="sr-only">New: </span>
          </>
        )}
        {path ? (
          <Link to={path} className="underline">
            {title}
          </Link>
        ) : (
          title
        )}
      </p>
      {body && <p className="wrap-anywhere text-small leading-snug">{body}</p>}
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <time dateTime={created_at} className="text-gray-700 text-small">
          {formatDay(created_at)}
        </time>
        {isUnread && (
          <ReadForm notice={id}>
            <button
              type="submit"
              aria-label={`Mark as read: ${title}`}
              className="min-h-11 cursor-pointer font-bold text-small underline"
            >
              Mark as read
            </button>
          </ReadForm>
        )}
      </div>
    </li>
  )
}

/** One notice, or all of them. */
function ReadForm({ notice, children }: { notice?: string; children: ReactNode }) {
  return (
    <Form intent="read" action={href("/me/notifications")} className="justify-self-start">
      {notice && <input type="hidden" name="notice" value={notice} />}
      {children}
    </Form>
  )
}
