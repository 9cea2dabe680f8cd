import { z } from "zod"
import { checkbox, optionalTextField, textField, yearField } from "#app/lib/forms/fields.ts"

export const entrySchema = z
  .object({
    year: yearField(),
    title: textField(2, 60),
    text: textField(20, 500),
    aside: optionalTextField(5, 200),
    people_trained: z
      .string()
      .trim()
      .regex(/^([1-9]\d{0,6})?$/, "Enter a whole number, or leave it empty.")
      .transform(text => (text === "" ? null : Number(text))),
    scene: z
      .string()
      .trim()
      .transform(text => text || null),
    scene_alt: optionalTextField(5, 300),
    source: optionalTextField(5, 160),
    source_url: z
      .union([
        z.literal("").transform(() => null),
        z.url({ protocol: /^https$/, error: "Enter an https address." }),
      ])
      .default(null),
    is_published: checkbox(),
  })
  .refine(({ source, source_url }) => (source === null) === (source_url === null), {
    path: ["source_url"],
    message: "A source needs a name and an address.",
  })
  .refine(({ scene, scene_alt }) => (scene === null) === (scene_alt === null), {
    path: ["scene_alt"],
    message: "Describe the drawing. Without a drawing, leave it empty.",
  })
