import { type ComponentProps, useState } from "react"
import { Field, type FieldProps, useField } from "#app/ui/forms/field.tsx"

interface Props
  extends FieldProps,
    Omit<ComponentProps<"input">, "name" | "type" | "className" | "defaultValue"> {
  /** Says too much at once, before it is sent. */
  maxBytes?: number
}

const KILO = 1024

export function FileField({ label, hint, error, optional, className, maxBytes, ...native }: Props) {
  const [tooLarge, setTooLarge] = useState<string>()
  const tied = useField({ name: native.name, hint, error: error ?? tooLarge })
  return (
    <Field {...{ tied, label, hint, optional, className }}>
      <input
        {...native}
        {...tied.control}
        type="file"
        onChange={event => {
          const large = [...(event.currentTarget.files ?? [])].find(
            file => file.size > (maxBytes ?? Infinity),
          )
          setTooLarge(
            large &&
              `${large.name} is ${fileSize(large.size)}. Pick a file of ${fileSize(maxBytes!)} or less.`,
          )
          native.onChange?.(event)
        }}
        className="input border-dashed bg-gray-50 py-2 file:mr-4 file:min-h-9 file:cursor-pointer file:rounded-tag file:bg-ink file:px-4 file:font-bold file:text-small file:text-white"
      />
    </Field>
  )
}

export function fileSize(bytes: number) {
  if (bytes < KILO) return `${bytes} bytes`
  if (bytes < KILO ** 2) return `${Math.round(bytes / KILO)} kB`
  return `${Math.round((bytes / KILO ** 2) * 10) / 10} MB`
}
