import { US_STATES } from "./us-states.ts"

/** The states A to Z. A module of its own, so that the form does not load the schema. */
export const STATE_OPTIONS = [...Object.values(US_STATES).map(({ name }) => name as string), "Puerto Rico"]
  .sort()
  .map(name => ({ value: name, label: name }))
