const PARTS = "h1, h2, h3, p, li, dt, dd, figcaption"

/** The text of an article in the order it is read aloud, without the numbers of sources and what is only decoration. */
export function spokenParts(article: Element) {
  return [...article.querySelectorAll(PARTS)]
    .filter(part => !part.closest("[data-silent], [aria-hidden=true]") && !part.querySelector(PARTS))
    .map(spokenText)
    .filter(text => text !== "")
}

function spokenText(part: Element) {
  const copy = part.cloneNode(true) as Element
  for (const silent of copy.querySelectorAll("[data-silent], [aria-hidden=true]")) silent.remove()
  return (copy.textContent ?? "").replace(/\s+/g, " ").trim()
}
