import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  isBroadcast: true,
  equivalentMutants: {
    "public.pictures / uploaders, editors and the event desk describe pictures: also for anon":
      "visitors have no grant to update, and no right to call is_staff",
  },
  fixture: {
    rows: { crowd: picture(1), kit: picture(2), "without a record": picture(3) },
    inserts: { new: picture(101) },
    moves: { "described anew": { row: "crowd", set: { alt: "Two people practice on a mannequin" } } },
  },
  definerFunctions: {
    "private.uploaded_pictures()":
      "people who edit pages find what they uploaded, which only staff read in full",
    "private.delete_picture(wanted uuid)":
      "staff and its uploader delete a picture that is not used, and its files by a job",
    "private.picture_uses(wanted uuid)":
      "staff and the uploader read the uploader's name and which tables have rows that show the picture",
  },
}

function picture(number: number): Row {
  return { id: uuid(number), alt: `Picture ${number}`, width: 640, height: 480, widths: "{320,640}" }
}
