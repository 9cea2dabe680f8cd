import type { ReactNode } from "react"
import { type Piece, parseRichText } from "#app/lib/format/parse-rich-text.ts"
import { Link } from "#app/ui/navigation/link.tsx"

interface RichTextProps {
  children: string
  /** Renders the citation of a source; without it citations are left out. */
  citation?: (source: string) => ReactNode
}

/** Renders rich text; React escapes everything else. */
export function RichText({ children, citation }: RichTextProps) {
  return parseRichText(children).map(piece => (
    <RichTextPiece key={piece.at} piece={piece} citation={citation} />
  ))
}

function RichTextPiece({ piece, citation }: { piece: Piece; citation: RichTextProps["citation"] }) {
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
    case "citation":
      return citation?.(piece.source)
    default:
      return piece.text
  }
}
