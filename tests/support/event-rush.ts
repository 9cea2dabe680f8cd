import { request } from "node:http"

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
  return Promise.all(Array.from({ length: people }, (_, person) => register(siteUrl, date, person)))
}

// Not with fetch, which gives up after ten seconds if a busy machine has not accepted its connection.
function register(siteUrl: string, date: string, person: number) {
  const headers = { origin: siteUrl, "content-type": "application/x-www-form-urlencoded" }
  const body = new URLSearchParams({
    ...{ dates: date, channel: "online", party_size: "1" },
    ...{ name: `Person ${person}`, email: `person${person}@example.org` },
  })
  return new Promise<number>((resolve, reject) => {
    request(`${siteUrl}/events/${RUSH_EVENT}`, { method: "POST", headers }, response => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0))
    })
      .on("error", reject)
      .end(body.toString())
  })
}
