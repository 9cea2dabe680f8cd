import { Form, SubmitButton } from "#app/ui/forms/form.tsx"

/** The next step of a guest who passed. */
export function SignUpToKeep({ attempt }: { attempt: string }) {
  return (
    <Form className="justify-items-start gap-4">
      <p className="max-w-[32em]">
        Your result is saved on this device for 30 days. Sign up to keep it and get your certificate.
      </p>
      <input type="hidden" name="intent" value="keep" />
      <input type="hidden" name="attempt" value={attempt} />
      <SubmitButton variant="ink" iconAfter="ph:arrow-right-bold">
        Sign up and get the certificate
      </SubmitButton>
    </Form>
  )
}
