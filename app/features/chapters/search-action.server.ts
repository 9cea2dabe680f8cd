import { redirect } from "react-router"
import { stateOfZip } from "#app/lib/format/zip-state.server.ts"
import { invalidForm } from "#app/lib/forms/parse-form.ts"
import { readSearch } from "./find.ts"
import type { Chapter } from "./queries.ts"
import { searchHref } from "./search-href.ts"

/** Opens the list for what was typed. A ZIP code becomes the city of the chapter there, or a state: no address has it. */
export function searchAction(chapters: readonly Pick<Chapter, "city" | "zip">[], form: FormData) {
  const typed = String(form.get("place") ?? "").trim()
  const place = /^\d+(-\d*)?$/.test(typed) ? placeOfZip(chapters, typed) : typed
  if (place === null) {
    return invalidForm(form, { place: "We don’t know that ZIP code. It has 5 digits, like 72201." })
  }
  return redirect(searchHref(readSearch(new URLSearchParams({ place }))), 303)
}

function placeOfZip(chapters: readonly Pick<Chapter, "city" | "zip">[], zip: string) {
  const state = stateOfZip(zip)
  const here = chapters.find(chapter => chapter.zip === zip.slice(0, 5))
  return state && (here?.city ?? state)
}
