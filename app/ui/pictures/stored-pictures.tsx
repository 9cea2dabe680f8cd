import { useLocation } from "react-router"
import type { PictureChoices } from "#app/lib/pictures/choices.ts"
import type { PictureData } from "#app/lib/pictures/picture.ts"
import { Picture } from "#app/ui/data/picture.tsx"
import { FieldGroup, useField } from "#app/ui/forms/field.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { Link } from "#app/ui/navigation/link.tsx"

/** Where search and page links of the field scroll. */
export const PICTURES_ID = "pictures"

interface Props {
  label: string
  hint?: string
  /** From `pictureChoices`. */
  choices: PictureChoices
  /** The id of the form that searches; a form cannot be inside another one. */
  searchForm: string
}

/** Chooses one of the stored pictures. Search and page are in the URL, so they work without JavaScript. */
export function StoredPictures({ label, hint, choices, searchForm }: Props) {
  const { chosen, found, search } = choices
  const field = useField({ name: "picture_id", hint })
  const checked = field.wasSubmitted ? field.submitted : (chosen?.id ?? "")
  const tiles = [{ id: "", alt: "No picture", picture: null }, ...[chosen ?? [], found].flat().map(tileOf)]
  return (
    <FieldGroup {...{ field, label, hint }}>
      <div className="mb-3 grid items-end gap-3 phone:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          key={search}
          form={searchForm}
          name="picture_search"
          type="search"
          label="Search by what a picture shows"
          defaultValue={search}
          autoComplete="off"
          optional
        />
        <PushButton type="submit" form={searchForm} variant="white" icon="ph:magnifying-glass-bold">
          Search
        </PushButton>
      </div>
      <p role="status" className="mb-2 text-small">
        {search && (found.length === 0 ? `No picture matches “${search}”.` : `Pictures for “${search}”`)}
      </p>
      <div className="grid max-h-96 grid-cols-2 gap-2.5 overflow-y-auto p-1 phone:grid-cols-3">
        {tiles.map(({ id, alt, picture }) => (
          <label key={id} className={TILE}>
            {picture ? (
              <Picture picture={picture} sizes="160px" decorative className="aspect-4/3 rounded-tag" />
            ) : (
              <span className="aspect-4/3 rounded-tag bg-gray-100" />
            )}
            <input
              type="radio"
              name="picture_id"
              value={id}
              id={picture ? undefined : field.id}
              defaultChecked={checked === id}
              className="tick absolute top-3 left-3"
            />
            <span className="wrap-anywhere line-clamp-3">{alt}</span>
          </label>
        ))}
      </div>
      <PageLinks choices={choices} />
    </FieldGroup>
  )
}

const TILE = [
  "relative grid cursor-pointer content-start gap-1.5 rounded-input border-2 border-gray-300 p-1.5 text-small",
  "has-checked:border-ink has-checked:bg-green-200",
  "has-focus-visible:outline-3 has-focus-visible:outline-(--focus) has-focus-visible:outline-offset-2",
].join(" ")

function tileOf(picture: PictureData) {
  return { id: picture.id, alt: picture.alt, picture }
}

function PageLinks({ choices: { isFirstPage, next } }: Pick<Props, "choices">) {
  const location = useLocation()
  const pageHref = (after: string | null) => {
    const query = new URLSearchParams(location.search)
    query.delete("picture_after")
    if (after) query.set("picture_after", after)
    return `${location.pathname}?${query}#${PICTURES_ID}`
  }
  return (
    <p className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
      {!isFirstPage && (
        <Link to={pageHref(null)} className="underline">
          Newest pictures
        </Link>
      )}
      {next && (
        <Link to={pageHref(next)} className="underline">
          Older pictures
        </Link>
      )}
      <Link to="/staff/pictures" className="underline">
        Edit descriptions and focal points
      </Link>
    </p>
  )
}
