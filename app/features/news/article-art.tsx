const ARTS: Record<string, { width: number; height: number; alt: string }> = {
  "snack-drawer": {
    width: 1328,
    height: 470,
    alt: "An open kitchen drawer from above: chips, batteries, a takeout menu, scissors, and a box of naloxone with green tape on it",
  },
  "hip-pack": {
    width: 620,
    height: 400,
    alt: "A hip pack, cut open: two nasal sprays, earplugs, gloves, a water bottle and a folded card",
  },
}

interface Props {
  name: string
  isLazy?: boolean
  className?: string
}

/** The drawing of an article. */
export function ArticleArt({ name, isLazy = false, className }: Props) {
  const art = ARTS[name]
  if (!art) return null
  return (
    <img
      src={`/art/news/${name}.svg`}
      width={art.width}
      height={art.height}
      alt={art.alt}
      loading={isLazy ? "lazy" : undefined}
      className={className}
    />
  )
}
