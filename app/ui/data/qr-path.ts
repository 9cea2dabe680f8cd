import { encode } from "uqr"

/** A QR code as one path, with the quiet zone that scanners need; the path and the size of its view box. */
export function qrPath(text: string) {
  const { data, size } = encode(text, { ecc: "M", border: 4 })
  return { path: pathOf(data), size }
}

/** Each dark run of a row as one bar. */
function pathOf(rows: readonly (readonly boolean[])[]) {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return []
        const end = row.indexOf(false, x)
        return `M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`
      }),
    )
    .join("")
}
