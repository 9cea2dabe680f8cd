import { z } from "zod"
import { textField } from "#app/lib/forms/fields.ts"

export const synonymSchema = z.object({ word: textField(2, 60), meaning: textField(2, 60) })
