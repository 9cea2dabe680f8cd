/** "12,345". Without Intl, whose first formatter takes a phone up to 50 ms. */
export function formatInteger(number: number) {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ",")
}
