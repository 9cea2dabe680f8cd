import { expect, test } from "vitest"
import { facesFor } from "./faces.server.ts"
import { runsOf } from "./runs.ts"

async function drawn(text: string, isRightToLeft?: boolean) {
  return runsOf(text, await facesFor(text, "anybody"), isRightToLeft)?.map(run => run.text)
}

test("a line has one run per font, and marks stay with their letter", async () => {
  expect(await drawn("Ana Олена")).toEqual(["Ana ", "Олена"])
  expect(await drawn("ศรี")).toEqual(["ศรี"])
  expect(await drawn("Tọ\u0301pẹ\u0301")).toEqual(["T", "ọ\u0301", "p", "ẹ\u0301"])
})

test("characters that are never drawn do not matter", async () => {
  expect(await drawn("A\u00adn\ufe0fa\u200d")).toEqual(["Ana\u200d"])
})

test("a line that starts from the right is drawn in reverse order, except for Latin words and numbers", async () => {
  expect(await drawn("محمد Al Smith علي")).toEqual(["علي", " ", "Al Smith", " ", "محمد"])
  expect((await drawn("محمد 12"))?.[0]).toBe("12")
  expect((await drawn("محمد ١٢"))?.[0]).toBe("١٢")
})

test("in a line from the left, a name from the right keeps its place", async () => {
  expect(await drawn("محمد: real", false)).toEqual(["محمد", ": ", "real"])
})

test("a text has no runs if no font has one of its letters with all marks", async () => {
  expect(await drawn("Ana ᚠ")).toBeUndefined()
  expect(await drawn("Ax\u0302")).toBeUndefined()
})
