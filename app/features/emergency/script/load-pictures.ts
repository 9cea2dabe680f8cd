/** Loads the drawings of the later steps once the first one is there: the network may be gone by then. */
export function loadPictures() {
  addEventListener("load", () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>("[data-steps] img"))
      if (picture.hidden) void store(picture)
      else picture.loading = "eager"
  })
}

/** Drawings that a button shows are only fetched: on a slow phone parsing them would delay the buttons. */
async function store({ src }: HTMLImageElement) {
  try {
    await fetch(src)
  } catch {
    // It is requested again when it is shown.
    return
  }
}
