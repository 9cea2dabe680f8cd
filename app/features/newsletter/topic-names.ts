import { type NewsletterTopic, TOPIC_CHOICES } from "#app/lib/newsletter/topics.ts"

/** What a subscriber chose, in a few words. */
export function topicNames(topics: readonly NewsletterTopic[]) {
  return TOPIC_CHOICES.filter(({ value }) => topics.includes(value))
    .map(({ label }) => label)
    .join(", ")
}
