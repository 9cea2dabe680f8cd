const RUSH_EVENT = "rush"

/** SQL that publishes the event and returns the id of its date. */
export function rushEventSql(seats: number) {
  return `with event as (
      insert into public.events (slug, kind, status, title, summary, format, time_zone)
      values ('${RUSH_EVENT}', 'training', 'published', 'Rush', 'Everyone wants to come', 'online', 'America/Chicago')
      on conflict (slug) do update set title = excluded.title
      returning id
    )
    insert into public.event_dates (event_id, starts_at, ends_at, online_capacity)
    select id, now() + interval '9 days', now() + interval '10 days', ${seats} from event returning id`
}

/** Each guest sends the form of the event's page. Returns the statuses of the responses. */
export function registerAtOnce(siteUrl: string, date: string, people: number) {
  return Promise.all(
    Array.from({ length: people }, async (_, person) => {
      const body = new URLSearchParams({
        ...{ dates: date, channel: "online", party_size: "1" },
        ...{ name: `Person ${person}`, email: `person${person}@example.org` },
      })
      const headers = { origin: siteUrl }
      const response = await fetch(`${siteUrl}/events/${RUSH_EVENT}`, {
        ...{ method: "POST", body, headers, redirect: "manual" },
      })
      await response.arrayBuffer()
      return response.status
    }),
  )
}
