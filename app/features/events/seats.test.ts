import { expect, test } from "vitest"
import { type Seats, seatsLabel, shortSeats, tabsLeft, totalSeats } from "./seats.ts"

const ROOM: Seats = {
  ...{ room_capacity: 40, room_taken: 34, room_waiting: 0 },
  ...{ online_capacity: null, online_taken: 0, online_waiting: 0 },
}

test("the sentence says how many seats are left", () => {
  expect(seatsLabel(ROOM)).toEqual({ strong: "6 seats left", rest: "of 40" })
  expect(seatsLabel({ ...ROOM, room_taken: 39 })).toEqual({ strong: "1 seat left", rest: "of 40" })
  expect(seatsLabel({ ...ROOM, online_capacity: 60 })).toEqual({
    ...{ strong: "6 seats left in the room,", rest: "60 online" },
  })
  expect(seatsLabel({ ...ROOM, room_taken: 40, room_waiting: 4 })).toEqual({
    ...{ strong: "Full.", rest: "4 on the waiting list" },
  })
  expect(seatsLabel({ ...ROOM, room_capacity: null })).toBeNull()
})

test("the calendar says it shorter", () => {
  const event = { isCanceled: false, needsRegistration: true }
  expect(shortSeats(event, ROOM, false)).toBe("6 left")
  expect(shortSeats(event, { ...ROOM, room_taken: 40 }, false)).toBe("Full")
  expect(shortSeats({ ...event, needsRegistration: false }, ROOM, false)).toBe("Walk up")
  expect(shortSeats(event, ROOM, true)).toBe("Over")
  expect(shortSeats({ ...event, isCanceled: true }, ROOM, true)).toBe("Canceled")
})

test("a free seat that someone on the waiting list gets is not shown as free", () => {
  expect(totalSeats({ ...ROOM, room_waiting: 2 })).toMatchObject({ left: 0, waiting: 2 })
})

test("the last six seats are one tab each, otherwise tabs show the share that is left", () => {
  const tabs = (taken: number) =>
    tabsLeft({ ...ROOM, room_taken: taken }, 8, 7).filter(({ isLeft }) => isLeft).length
  expect([40, 39, 34, 20, 0].map(tabs)).toEqual([0, 1, 6, 4, 8])
  expect(tabsLeft(ROOM, 8, 7)).toEqual(tabsLeft(ROOM, 8, 7))
})
