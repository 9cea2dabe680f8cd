/** Text of the layout around every email. */
export const labels = {
  viewIt: "View it",
  readOnline: "Read it on our website",
  unsubscribe: "Unsubscribe",
  preferences: "Choose what we send you",
  reason: "If this email wasn’t meant for you, you can ignore it.",
  topicReasons: {
    account: "You’re getting this because it’s about your account. You can’t turn these off.",
    courses: "You’re getting this because emails about courses are on in your account.",
    events: "You’re getting this because emails about events are on in your account.",
    giving: "You’re getting this because emails about your donations are on in your account.",
    raffles: "You’re getting this because emails about raffles are on in your account.",
    guardian: "You’re getting this because emails about guardians and learners are on in your account.",
    news: "You’re getting this because you turned on our news in your account.",
  },
}

export type Labels = typeof labels
export type Topic = keyof Labels["topicReasons"]
