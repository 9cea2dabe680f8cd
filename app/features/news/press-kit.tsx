import { Icon } from "#app/ui/brand/icon.tsx"

/** What reporters can print with a story about us. */
const FILES = [
  { src: "/default_logo.svg", title: "Logo", alt: "Our logo in dark letters", isDark: false },
  {
    src: "/default_logo-light.svg",
    title: "Logo for dark backgrounds",
    alt: "Our logo in white letters",
    isDark: true,
  },
  {
    src: "/mark.svg",
    title: "Mark",
    alt: "Our mark alone: a cat’s head that is an open airway",
    isDark: false,
  },
  {
    src: "/mascot/narcat-waving.svg",
    title: "Narcat, waving",
    alt: "Narcat, our orange cat, waves",
    isDark: false,
  },
  {
    src: "/mascot/narcat-kneeling.svg",
    title: "Narcat, kneeling",
    alt: "Narcat kneels with a nasal spray",
    isDark: false,
  },
  {
    src: "/mascot/narcat-thumbs.svg",
    title: "Narcat, thumbs up",
    alt: "Narcat gives a thumbs up",
    isDark: false,
  },
]

/** Logos and approved pictures to download. */
export function PressKit({ name }: { name: string }) {
  return (
    <section aria-labelledby="kit" className="wrap grid gap-7 py-section">
      <div className="grid items-end gap-x-[clamp(24px,4vw,72px)] gap-y-4 column:grid-cols-[7fr_5fr]">
        <h2 id="kit" className="wdth-82 text-2">
          Press kit
        </h2>
        <p>Print these unchanged, with a story about us. Each one scales to any size.</p>
      </div>
      <ul className="grid grid-cols-2 gap-4 column:grid-cols-3">
        {FILES.map(({ src, title, alt, isDark }) => (
          <li key={src}>
            <figure className="grid gap-2">
              <div
                className={
                  isDark
                    ? "grid h-44 place-items-center rounded-panel bg-ink p-6"
                    : "grid h-44 place-items-center rounded-panel bg-green-100 p-6"
                }
              >
                <img
                  src={src}
                  alt={alt}
                  loading="lazy"
                  width={240}
                  height={140}
                  className="h-full w-full object-contain"
                />
              </div>
              <figcaption className="text-small">
                <a href={src} download className="inline-flex min-h-8 items-center gap-2 font-bold underline">
                  <Icon name="ph:download-simple-bold" />
                  {title}
                </a>
                <span className="block text-gray-600">Drawing: {name}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
