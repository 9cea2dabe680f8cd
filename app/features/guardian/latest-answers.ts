import type { Consent, ConsentText } from "./queries.ts"

/** The newest answer to each item. The consents come newest first. */
export function latestAnswers(texts: readonly ConsentText[], consents: readonly Consent[]) {
  return texts.flatMap(({ kind }) => consents.find(given => given.kind === kind) ?? [])
}
