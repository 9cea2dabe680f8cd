import { useState } from "react"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Row, Section } from "#app/ui/showcase/section.tsx"

const VARIANTS = [
  ["green", "Green"],
  ["ink", "Ink"],
  ["white", "White"],
  ["marigold", "Marigold"],
  ["siren", "Siren"],
  ["air", "Air"],
] as const

export function Buttons() {
  const [isOn, setOn] = useState(true)
  return (
    <Section title="Push button: link, button, toggle; default, outlined, disabled, busy; six variants, three sizes">
      <Row>
        <PushButton to="/get-certified">Get certified</PushButton>
        <PushButton href="tel:988" variant="white" icon="ph:phone-fill">
          Call 988
        </PushButton>
        <PushButton variant="white" aria-pressed={isOn} onClick={() => setOn(!isOn)}>
          Captions
        </PushButton>
        <PushButton outlined to="/events">
          Outlined
        </PushButton>
        <PushButton disabled>Disabled</PushButton>
        <PushButton disabled to="/donate">
          Link, off
        </PushButton>
      </Row>
      <Row>
        {VARIANTS.map(([variant, name]) => (
          <PushButton key={variant} variant={variant}>
            {name}
          </PushButton>
        ))}
        <PushButton size="sm">Small</PushButton>
        <PushButton size="lg" iconAfter="ph:arrow-right-bold">
          Large
        </PushButton>
        <PushButton busy icon="ph:check-bold">
          Saving
        </PushButton>
        <PushButton busy variant="ink">
          Save my spot
        </PushButton>
      </Row>
      <Row className="on-dark rounded-panel bg-ink p-6 text-white">
        <PushButton>On ink</PushButton>
        <PushButton variant="white">White</PushButton>
        <PushButton outlined>Outlined</PushButton>
        <PushButton disabled>Disabled</PushButton>
      </Row>
    </Section>
  )
}
