import { US_STATES } from "#app/ui/data/map/us-states.ts"

/** Names by postal code, for addresses and the list of states we cannot ship to. */
export const STATE_NAMES = Object.values(US_STATES)
  .map(({ name }) => name as string)
  .sort()
