/** What a form says beside each question that needs an answer. */
export const MISSING = {
  when: "Choose roughly when it was.",
  state: "Choose a state, or “I’d rather not say.”",
  doses: "Choose how many doses were given, or “I’m not sure.”",
  outcome: "Choose how it ended, or “I don’t know.”",
}

/** The errors of a form that no server has seen yet. */
export function missingAnswers(form: FormData) {
  const isMissing = (name: string) => !form.get(name) && !(name === "state" && form.has("is_unsaid"))
  return Object.fromEntries(Object.entries(MISSING).filter(([name]) => isMissing(name)))
}
