import { type FormEvent, useRef, useState } from 'react';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { useConsole } from '../api/index.ts';
import type { FactorRequest } from '#src/shared/console/factors.ts';
import { Problem } from '../ui/Problem.tsx';
import { FactorForm } from './FactorForm.tsx';
import { useFactorRequest } from './useFactorRequest.ts';

export type LoginFormProps = {
  readonly email?: string;
  readonly label: string;
};

export function LoginForm({ email: known = '', label }: LoginFormProps) {
  const { logIn } = useConsole();
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState<FactorRequest | null>(null);
  const { isBusy, refusal, ask } = useFactorRequest();
  const passwordField = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const answer = await ask(() => logIn(email.trim(), password));
    if (answer?.ok) setAsked(answer.value);
    if (answer?.ok !== false) return;
    // Clears a wrong password. After other refusals, keeps it for a retry.
    if (answer.refusal.code === 'wrong-password') setPassword('');
    passwordField.current?.focus();
  }

  if (asked !== null)
    return (
      <FactorForm
        asked={asked}
        label={label}
        onOver={() => {
          setAsked(null);
          setPassword('');
        }}
      />
    );
  return (
    <form onSubmit={(event) => void submit(event)} aria-label={label}>
      <Stack gap={16}>
        <Field
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          required
          maxLength={320}
          value={email}
          readOnly={known !== ''}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Field
          ref={passwordField}
          label="Password"
          type="password"
          name="password"
          autoComplete="current-password"
          required
          maxLength={1_024}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <div aria-live="assertive">{refusal === null ? null : <Problem refusal={refusal} />}</div>
        <Button type="submit" size="large" block busy={isBusy}>
          Log in
        </Button>
      </Stack>
    </form>
  );
}
