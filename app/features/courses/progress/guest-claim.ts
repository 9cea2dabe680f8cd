import { type ProgressStorage, readPositions, writePositions } from "./guest-progress.ts"

/** Makes the guest's positions those of the member, who said that they were the guest. */
export function adoptGuestProgress(storage: ProgressStorage, member: string) {
  const adopted = Object.entries(readPositions(storage)).map(([lesson, position]) => {
    return [lesson, { ...position, of: position.of ?? member }]
  })
  writePositions(storage, Object.fromEntries(adopted))
}

/** Removes the guest's positions; those of members stay. */
export function clearGuestProgress(storage: ProgressStorage) {
  const others = Object.entries(readPositions(storage)).filter(([, { of }]) => of !== null)
  writePositions(storage, Object.fromEntries(others))
}
