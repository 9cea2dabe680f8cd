/** What a file for an import may have. */
export const CSV_LIMITS = { bytes: 500_000, rows: 1000, columns: 60, text: "up to 1,000 rows and 500 KB" }
