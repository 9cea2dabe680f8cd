/** Ends a switch over all values of a union, so that a new value is a type error; throws if it is reached. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`)
}
