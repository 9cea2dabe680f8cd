import { US_STATES } from "#app/ui/data/map/us-states.ts"

/** As an address and the list of states we may not send to write them. */
export const STATE_NAMES = Object.values(US_STATES)
  .map(({ name }) => name as string)
  .sort()
