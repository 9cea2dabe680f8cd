/** The API returns no more rows at once. */
export const REST_LIMIT = 1000

/**
 * All rows of a long list, in the order of a key that is unique. `page` reads up to `REST_LIMIT` of them after a key;
 * `before` is a key that comes before every other.
 */
export async function everyRow<Row>(
  page: (after: string) => PromiseLike<{ data: Row[] }>,
  keyOf: (row: Row) => string,
  before = "",
): Promise<Row[]> {
  const found: Row[] = []
  for (let after = before; ; after = keyOf(found.at(-1)!)) {
    const { data } = await page(after)
    found.push(...data)
    if (data.length < REST_LIMIT) return found
  }
}
