import { type Piece, parseRichText } from "#app/lib/format/parse-rich-text.ts"
import { Link } from "#app/ui/navigation/link.tsx"

/** Renders rich text; React escapes everything else. */
export function RichText({ children }: { children: string }) {
  return parseRichText(children).map(piece => <RichTextPiece key={piece.at} piece={piece} />)
}

function RichTextPiece({ piece }: { piece: Piece }) {
  switch (piece.kind) {
    case "strong":
      return <strong>{piece.text}</strong>
    case "emphasis":
      return <em>{piece.text}</em>
    case "link":
      return (
        <Link to={piece.to} className="underline">
          {piece.text}
        </Link>
      )
    default:
      return piece.text
  }
}
