const MOST = 3

/** A cache of the results used last, for what is computed from a sealed list: it never changes. */
export function lastUsed<T>() {
  const results = new Map<string, Promise<T>>()
  return (key: string, compute: () => Promise<T>): Promise<T> => {
    const result = results.get(key) ?? compute()
    results.delete(key)
    results.set(key, result)
    result.catch(() => results.delete(key))
    for (const oldest of [...results.keys()].slice(0, -MOST)) results.delete(oldest)
    return result
  }
}
