import { Icon } from "#app/ui/brand/icon.tsx"
import { type Column, Table } from "#app/ui/data/table.tsx"
import { RadioGroup } from "#app/ui/forms/choice.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import type { ownNotifications } from "./queries.ts"
import { CHANNELS, type Channel, RHYTHMS, TOPICS, type Topic } from "./topics.ts"

type Props = Awaited<ReturnType<typeof ownNotifications>>

const RHYTHM_NOTES = {
  each: "As soon as something happens.",
  daily: "In the morning, all in one email.",
  weekly: "Tuesday mornings, all in one email.",
}

/** Checkboxes for each topic and channel, and how often emails come. */
export function NotificationsForm({ choices, rhythm }: Props) {
  function isOn(topic: Topic, channel: Channel) {
    return choices.some(choice => choice.topic === topic && choice.channel === channel && choice.is_on)
  }
  const columns: Column<Topic>[] = [
    { key: "topic", label: "Topic", cell: topic => <TopicLabel topic={topic} /> },
    ...(Object.keys(CHANNELS) as Channel[]).map(channel => ({
      key: channel,
      label: CHANNELS[channel],
      cell: (topic: Topic) => <ChannelBox {...{ topic, channel }} isOn={isOn(topic, channel)} />,
    })),
  ]
  return (
    <Form intent="save" className="gap-9">
      <Table
        caption="What you want to hear about, and where"
        columns={columns}
        rows={Object.keys(TOPICS) as Topic[]}
        keyOf={topic => topic}
        className="[&_thead_th]:bg-white"
      />
      <RadioGroup
        name="rhythm"
        label="How often you get emails"
        hint="Account emails always come right away."
        variant="cards"
        columns="phone:grid-cols-3"
        defaultValue={rhythm}
        choices={(Object.keys(RHYTHMS) as (keyof typeof RHYTHMS)[]).map(value => ({
          value,
          label: RHYTHMS[value],
          note: RHYTHM_NOTES[value],
        }))}
      />
      <SubmitButton size="lg" className="justify-self-start">
        Save my choices
      </SubmitButton>
    </Form>
  )
}

function TopicLabel({ topic }: { topic: Topic }) {
  const { name, description } = TOPICS[topic]
  return (
    <span className="grid max-w-[30em] gap-0.5">
      {name}
      <span className="font-normal text-gray-700 text-small leading-snug">{description}</span>
    </span>
  )
}

function ChannelBox({ topic, channel, isOn }: { topic: Topic; channel: Channel; isOn: boolean }) {
  if (topic === "account") {
    return (
      <span className="flex items-center gap-1.5 whitespace-nowrap font-bold text-small">
        <Icon name="ph:lock-simple-fill" className="size-4 flex-none" />
        Always
      </span>
    )
  }
  return (
    <label className="-m-2 inline-grid size-12 cursor-pointer place-items-center align-middle">
      <span className="sr-only">
        {TOPICS[topic].name}: {CHANNELS[channel].toLowerCase()}
      </span>
      <input type="checkbox" name="on" value={`${topic} ${channel}`} defaultChecked={isOn} className="tick" />
    </label>
  )
}
