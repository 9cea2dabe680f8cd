import { type ComponentProps, useState } from "react"
import { formatFileSize } from "#app/lib/format/file-size.ts"
import { Field, type FieldProps, useField } from "#app/ui/forms/field.tsx"

interface Props
  extends FieldProps,
    Omit<ComponentProps<"input">, "name" | "type" | "className" | "defaultValue"> {
  /** Larger files get an error before they are uploaded. */
  maxBytes?: number
}

export function FileField({ label, hint, error, optional, isValid, className, maxBytes, ...native }: Props) {
  const [tooLarge, setTooLarge] = useState<string>()
  const field = useField({ name: native.name, hint, error: error ?? tooLarge, isValid })
  return (
    <Field {...{ field, label, hint, optional, className }}>
      <input
        {...native}
        {...field.control}
        type="file"
        onChange={event => {
          const large = [...(event.currentTarget.files ?? [])].find(
            file => file.size > (maxBytes ?? Infinity),
          )
          setTooLarge(
            large &&
              `${large.name} is ${formatFileSize(large.size)}. Choose a file of ${formatFileSize(maxBytes!)} or less.`,
          )
          native.onChange?.(event)
        }}
        className="input border-dashed bg-gray-50 py-2 file:mr-4 file:min-h-9 file:cursor-pointer file:rounded-tag file:bg-ink file:px-4 file:font-bold file:text-small file:text-white"
      />
    </Field>
  )
}
