import { useState } from "react"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { isHexColor } from "#app/lib/theming/contrast.ts"
import type { SiteColors } from "#app/lib/theming/site-colors.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { ColorPreview } from "./color-preview.tsx"

const FIELDS = [
  {
    name: "main_color",
    color: "main",
    label: "Main color",
    hint: "Large areas and buttons, with dark text.",
  },
  { name: "text_color", color: "text", label: "Text color", hint: "Links and small text on light areas." },
  {
    name: "giving_color",
    color: "giving",
    label: "Giving color",
    hint: "Donate buttons and pages about giving.",
  },
] as const

interface Props {
  colors: SiteColors
  result: ActionResult | undefined
}

/** Three colors with a picture of what they do. The picture follows what is typed; the server checks the contrast. */
export function ColorsForm({ colors, result }: Props) {
  const [shown, setShown] = useState(() => submittedColors(colors, result))
  return (
    <div className="grid items-start gap-7 column:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <Form intent="colors" result={result}>
        {FIELDS.map(({ name, color, label, hint }) => (
          <TextField
            key={name}
            {...{ name, label, hint }}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={colors[color]}
            onInput={event => {
              const typed = hexOf(event.currentTarget.value)
              if (typed) setShown(before => ({ ...before, [color]: typed }))
            }}
          />
        ))}
        <SubmitButton className="justify-self-start">Save the colors</SubmitButton>
      </Form>
      <ColorPreview colors={shown} />
    </div>
  )
}

/** Without JavaScript, the preview shows what was submitted. */
function submittedColors(colors: SiteColors, result: ActionResult | undefined): SiteColors {
  const values = result?.intent === "colors" ? result.values : {}
  const chosen = FIELDS.map(({ name, color }) => [
    color,
    hexOf(String(values?.[name] ?? "")) ?? colors[color],
  ])
  return Object.fromEntries(chosen)
}

function hexOf(text: string) {
  const color = `#${text.trim().toLowerCase().replace(/^#/, "")}`
  return isHexColor(color) ? color : null
}
