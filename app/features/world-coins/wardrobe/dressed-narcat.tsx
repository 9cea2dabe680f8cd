import { cn } from "#app/lib/theming/cn.ts"
import { layersOf } from "./costume.ts"

interface Props {
  costume: string | null
  background: string | null
  /** Describes the picture; empty if the text beside it does. */
  alt: string
  isLazy?: boolean
  className?: string
}

/** Narcat in a costume, in front of a background. */
export function DressedNarcat({ costume, background, alt, isLazy = false, className }: Props) {
  const loading = isLazy ? "lazy" : undefined
  return (
    <div
      className={cn(
        "relative grid place-items-end overflow-hidden rounded-panel bg-green-200 ring-4 ring-ink",
        className,
      )}
    >
      {background && (
        <img
          src={`/art/wardrobe/${background}.svg`}
          width={800}
          height={800}
          alt=""
          loading={loading}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      <div className="relative mx-auto aspect-[436/540] w-[78%]">
        {layersOf(costume).map(file => (
          <img
            key={file}
            src={`/art/wardrobe/${file}.svg`}
            width={436}
            height={540}
            alt={file === "narcat-front" ? alt : ""}
            loading={loading}
            className="absolute inset-0 size-full"
          />
        ))}
      </div>
    </div>
  )
}
