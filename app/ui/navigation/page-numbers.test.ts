import fc from "fast-check"
import { expect, test } from "vitest"
import { pageFrom, pageNumbers, pageQuery } from "./page-numbers.ts"

test("the first, last, current and adjacent pages are shown, the rest is a gap", () => {
  expect(pageNumbers(6, 12)).toEqual([1, "gap", 5, 6, 7, "gap", 12])
  expect(pageNumbers(1, 12)).toEqual([1, 2, "gap", 12])
  expect(pageNumbers(12, 12)).toEqual([1, "gap", 11, 12])
})

test("a gap never hides a single page", () => {
  expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(pageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5])
})

test("numbers are ascending and include the first, last and current page", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (a, b) => {
      const [page, pages] = [Math.min(a, b), Math.max(a, b)]
      const numbers = pageNumbers(page, pages).filter(number => number !== "gap")
      expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y))
      expect(numbers[0]).toBe(1)
      expect(numbers.at(-1)).toBe(pages)
      expect(numbers).toContain(page)
    }),
  )
})

test("an invalid page number is clamped to an existing page", () => {
  const pageOf = (query: string) => pageFrom(new URLSearchParams(query), 5)
  expect(pageOf("")).toBe(1)
  expect(pageOf("page=3")).toBe(3)
  expect(pageOf("page=99")).toBe(5)
  expect(pageOf("page=-2")).toBe(1)
  expect(pageOf("page=two")).toBe(1)
  expect(pageOf("page=2.5")).toBe(1)
  expect(pageFrom(new URLSearchParams("page=3"), 0)).toBe(1)
})

test("other query parameters stay, and page one has no number", () => {
  const search = new URLSearchParams("q=bar&page=2")
  expect(pageQuery(search, 3)).toBe("?q=bar&page=3")
  expect(pageQuery(search, 1)).toBe("?q=bar")
  expect(pageQuery(new URLSearchParams("page=2"), 1)).toBe("")
})
