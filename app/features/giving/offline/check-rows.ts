/** The numbers of the rows in the form for several checks. */
export const CHECK_ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
