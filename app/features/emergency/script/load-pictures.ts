/** Loads the drawings of the later steps once the first one is there: the network may be gone by then. */
export function loadPictures() {
  addEventListener("load", () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>("[data-steps] img"))
      picture.loading = "eager"
  })
}
