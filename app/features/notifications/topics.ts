import type { Enums } from "#app/lib/supabase/database.types.ts"

export type Topic = Enums<"notification_topic">
export type Channel = Enums<"notification_channel">
export type Rhythm = Enums<"digest_rhythm">

interface TopicLabel {
  name: string
  description: string
}

export const TOPICS: Record<Topic, TopicLabel> = {
  account: {
    name: "Account",
    description: "New sign-ins, changes to your password or email address, and answers to your requests.",
  },
  courses: {
    name: "Courses",
    description: "Lessons you started, results, and certificates that are ready or about to expire.",
  },
  events: { name: "Events", description: "Your seats: reminders, changes, and spots on the waiting list." },
  giving: { name: "Giving", description: "Thank-yous, yearly statements, and what your gift did." },
  raffles: { name: "Raffles", description: "Your numbers, and who won when the draw is over." },
  guardian: {
    name: "Guardians",
    description: "Between learners and guardians: requests, answers, and permission slips.",
  },
  news: {
    name: "News",
    description: "Stories, new courses, and calls for help. By email only if you turn it on.",
  },
}

export const CHANNELS: Record<Channel, string> = { email: "By email", site: "On the site" }

export const RHYTHMS: Record<Rhythm, string> = {
  each: "One by one",
  daily: "Once a day",
  weekly: "Once a week",
}
