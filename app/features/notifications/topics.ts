import type { Enums } from "#app/lib/supabase/database.types.ts"

export type Topic = Enums<"notification_topic">
export type Channel = Enums<"notification_channel">
export type Rhythm = Enums<"digest_rhythm">

interface TopicWords {
  name: string
  /** What is sent, in a sentence. */
  means: string
}

export const TOPICS: Record<Topic, TopicWords> = {
  account: {
    name: "Account",
    means: "New sign-ins, changes of your password or address, and answers to what you asked for.",
  },
  courses: {
    name: "Courses",
    means: "Lessons you began, results, and certificates that are ready or about to expire.",
  },
  events: { name: "Events", means: "Your seats: reminders, changes, and places on the waiting list." },
  giving: { name: "Giving", means: "Thank-yous, yearly statements, and what your gift did." },
  raffles: { name: "Raffles", means: "Your numbers, and who won when the draw is over." },
  guardian: {
    name: "Guardians",
    means: "Between learners and guardians: requests, answers, and permission slips.",
  },
  news: {
    name: "News",
    means: "Stories, new courses, and calls for help. By mail only if you switch it on.",
  },
}

export const CHANNELS: Record<Channel, string> = { email: "By mail", site: "On the site" }

export const RHYTHMS: Record<Rhythm, string> = {
  each: "One by one",
  daily: "Once a day",
  weekly: "Once a week",
}

export function isTopic(given: string): given is Topic {
  return Object.hasOwn(TOPICS, given)
}
