import fc from "fast-check"
import { expect, test } from "vitest"
import { pageFrom, pageNumbers, pageQuery } from "./page-numbers.ts"

test("ends, this page and its neighbors are shown, the rest is a gap", () => {
  expect(pageNumbers(6, 12)).toEqual([1, "gap", 5, 6, 7, "gap", 12])
  expect(pageNumbers(1, 12)).toEqual([1, 2, "gap", 12])
  expect(pageNumbers(12, 12)).toEqual([1, "gap", 11, 12])
})

test("a gap never hides a single page", () => {
  expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(pageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5])
})

test("whatever the page, the numbers rise and both ends are there", () => {
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

test("an address that asks for nonsense gets a page that exists", () => {
  const asked = (query: string) => pageFrom(new URLSearchParams(query), 5)
  expect(asked("")).toBe(1)
  expect(asked("page=3")).toBe(3)
  expect(asked("page=99")).toBe(5)
  expect(asked("page=-2")).toBe(1)
  expect(asked("page=two")).toBe(1)
  expect(asked("page=2.5")).toBe(1)
  expect(pageFrom(new URLSearchParams("page=3"), 0)).toBe(1)
})

test("turning the page keeps the rest of the address, and page one has no number", () => {
  const search = new URLSearchParams("q=bar&page=2")
  expect(pageQuery(search, 3)).toBe("?q=bar&page=3")
  expect(pageQuery(search, 1)).toBe("?q=bar")
  expect(pageQuery(new URLSearchParams("page=2"), 1)).toBe("")
})
