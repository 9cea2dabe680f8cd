/** The numbers of one date that change while people look at it. */
export interface Seats {
  room_capacity: number | null
  online_capacity: number | null
  room_taken: number
  online_taken: number
  room_waiting: number
  online_waiting: number
}

export const SEAT_COLUMNS =
  "room_capacity, online_capacity, room_taken, online_taken, room_waiting, online_waiting" as const

interface SeatCount {
  left: number
  capacity: number
  waiting: number
}

export function roomSeats({ room_capacity, room_taken, room_waiting }: Seats): SeatCount | null {
  return room_capacity === null ? null : count(room_capacity, room_taken, room_waiting)
}

export function onlineSeats({ online_capacity, online_taken, online_waiting }: Seats): SeatCount | null {
  return online_capacity === null ? null : count(online_capacity, online_taken, online_waiting)
}

// Someone who registers now waits as soon as anyone else does.
function count(capacity: number, taken: number, waiting: number): SeatCount {
  return { capacity, waiting, left: waiting > 0 ? 0 : capacity - taken }
}

export function totalSeats(seats: Seats): SeatCount | null {
  const [room, online] = [roomSeats(seats), onlineSeats(seats)]
  if (!room || !online) return room ?? online
  return {
    left: room.left + online.left,
    capacity: room.capacity + online.capacity,
    waiting: room.waiting + online.waiting,
  }
}

/** "6 seats left of 40", as two parts; null for events where people walk up. */
export function seatsLabel(seats: Seats): { strong: string; rest: string } | null {
  const [room, online, total] = [roomSeats(seats), onlineSeats(seats), totalSeats(seats)]
  if (!total) return null
  if (total.left === 0) {
    return {
      strong: "Full.",
      rest: total.waiting === 0 ? "Join the waiting list" : `${total.waiting} on the waiting list`,
    }
  }
  if (room && online) return { strong: `${leftLabel(room.left)} in the room,`, rest: `${online.left} online` }
  return { strong: leftLabel(total.left), rest: `of ${total.capacity}` }
}

interface Announced {
  isCanceled: boolean
  needsRegistration: boolean
}

/** "6 left" */
export function shortSeats({ isCanceled, needsRegistration }: Announced, seats: Seats, isOver: boolean) {
  if (isCanceled) return "Canceled"
  if (isOver) return "Over"
  const total = needsRegistration ? totalSeats(seats) : null
  if (!total) return "Walk up"
  return total.left === 0 ? "Full" : `${total.left} left`
}

function leftLabel(left: number) {
  return left === 1 ? "1 seat left" : `${left} seats left`
}

/** Which of a poster's tabs are still there: every one of the last six seats, otherwise the share that is left. */
export function tabsLeft(seats: Seats, tabs: number, seed: number): { place: number; isLeft: boolean }[] {
  const places = Array.from({ length: tabs }, (_, index) => index + 1)
  const order = places.toSorted((a, b) => scrambled(a, seed) - scrambled(b, seed))
  const kept = new Set(order.slice(0, tabCount(seats, tabs)))
  return places.map(place => ({ place, isLeft: kept.has(place) }))
}

function tabCount(seats: Seats, tabs: number) {
  const total = totalSeats(seats)
  if (!total || total.left <= 0) return 0
  return total.left <= 6 ? total.left : Math.max(1, Math.round((tabs * total.left) / total.capacity))
}

function scrambled(place: number, seed: number) {
  return Math.imul(place, 0x9e3779b1 ^ seed) >>> 0
}
