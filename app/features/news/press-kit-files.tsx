import { pictureUrl } from "#app/lib/pictures/picture.ts"
import { useConfig } from "#app/lib/rendering/config.ts"
import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Picture } from "#app/ui/data/picture.tsx"
import type { PressPicture } from "./press-pictures.ts"

const DRAWINGS = [
  { src: "/default_logo.svg", title: "Logo", alt: "Our logo in dark letters" },
  {
    src: "/default_logo-light.svg",
    title: "Logo for dark backgrounds",
    alt: "Our logo in white letters",
    isDark: true,
  },
  { src: "/mark.svg", title: "Mark", alt: "Our mark alone: a cat’s head that is an open airway" },
  { src: "/mascot/narcat-waving.svg", title: "Narcat, waving", alt: "Narcat, our orange cat, waves" },
  {
    src: "/mascot/narcat-kneeling.svg",
    title: "Narcat, kneeling",
    alt: "Narcat kneels with a nasal spray",
  },
  { src: "/mascot/narcat-thumbs.svg", title: "Narcat, thumbs up", alt: "Narcat gives a thumbs up" },
]

/** Our logos and mascot as files that scale to any size. */
export function Drawings({ name }: { name: string }) {
  return (
    <div className="grid gap-4">
      <h3 className="font-bold text-lead">Logos and Narcat</h3>
      <p className="max-w-[60ch]">
        Print them unchanged, with a story about us. They scale to any size. Drawings: {name}.
      </p>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-5 column:grid-cols-6">
        {DRAWINGS.map(({ src, title, alt, isDark }) => (
          <li key={src} className="grid content-start gap-2">
            <span
              className={cn("relative block aspect-4/3 rounded-panel", isDark ? "bg-ink" : "bg-green-100")}
            >
              <img
                src={src}
                alt={alt}
                loading="lazy"
                width={240}
                height={180}
                className="absolute inset-0 size-full object-contain p-[10%]"
              />
            </span>
            <Download href={src} label={title} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The approved pictures of the library. */
export function Pictures({ pictures }: { pictures: readonly PressPicture[] }) {
  const { supabaseUrl } = useConfig()
  if (pictures.length === 0) return null
  return (
    <div className="grid gap-4">
      <h3 className="font-bold text-lead">Pictures</h3>
      <p className="max-w-[60ch]">Approved for the press. Print the credit beside the picture.</p>
      <ul className="grid gap-x-5 gap-y-7 column:grid-cols-3">
        {pictures.map(picture => (
          <li key={picture.id} className="grid content-start gap-2">
            <Picture
              picture={picture}
              sizes="(width >= 860px) 30vw, 94vw"
              className="aspect-3/2 rounded-[18px]"
            />
            <p className="text-gray-600 text-small">Credit: {picture.credit}</p>
            <Download
              href={pictureUrl(supabaseUrl, picture.id, picture.width, "jpg")}
              label={`Download (JPEG, ${picture.width} × ${picture.height})`}
              description={picture.alt}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Download({ href, label, description }: { href: string; label: string; description?: string }) {
  return (
    <a
      href={href}
      download
      aria-label={description && `${label}: ${description}`}
      className="inline-flex min-h-8 items-center gap-2 font-bold text-small underline"
    >
      <Icon name="ph:download-simple-bold" className="flex-none" />
      {label}
    </a>
  )
}
