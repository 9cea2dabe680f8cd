/** Makes a result once for each source, so that requests which share cached data share what is made of it. */
export function oncePer<Source extends object, Result>(make: (source: Source) => Result) {
  const results = new WeakMap<Source, Result>()
  return (source: Source): Result => {
    const known = results.get(source)
    if (known !== undefined) return known
    const result = make(source)
    results.set(source, result)
    return result
  }
}
