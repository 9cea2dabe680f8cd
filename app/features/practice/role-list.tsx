import { Form } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"

interface Props {
  title: string
  accounts: readonly { email: string; name: string; role: string; task: string }[]
}

/** The accounts of a practice site, each with the button that opens it. */
export function RoleList({ title, accounts }: Props) {
  return (
    <section className="grid gap-4">
      <h2 className="wdth-88 text-3 leading-tight">{title}</h2>
      <ul className="grid gap-4 min-[700px]:grid-cols-2 min-[1180px]:grid-cols-3">
        {accounts.map(({ email, name, role, task }) => (
          <li key={email} className="grid content-between gap-3 rounded-[18px] bg-gray-100 p-4">
            <p className="leading-snug">
              <b className="block text-lead first-letter:uppercase">{role}</b>
              {task}
            </p>
            <Form result={{}}>
              <input type="hidden" name="email" value={email} />
              <PushButton type="submit" size="sm" className="justify-self-start">
                Start as {name}
              </PushButton>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
