import { useRef, useState } from 'react';
import { emailProblem } from '#src/shared/text/email.ts';
import { t } from '#src/shared/text/t.ts';
import { usePlatform } from '#src/platform/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { dismissToast, toast } from '#src/ui/notices/toast.ts';
import { askForReset } from './passwordCalls.ts';
import { Step } from './Step.tsx';

/** Seconds for which an error is visible (product §9). */
const ERROR_SECONDS = 10;

export function AskForm() {
  const { http } = usePlatform();
  const [email, setEmail] = useState('');
  const [isTouched, setTouched] = useState(false);
  const [busy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const problem = emailProblem(email.trim());
  const told = useRef<readonly string[]>([]);
  const send = async (): Promise<void> => {
    setBusy(true);
    const answer = await askForReset(http, email.trim());
    setBusy(false);
    told.current.forEach(dismissToast);
    if (!answer.ok) {
      told.current = answer.refusal.map(({ message }) => toast({ type: 'danger', title: message, secondsUntilRemoved: ERROR_SECONDS }));
      return;
    }
    if (isSent) toast({ type: 'success', title: t`Email resent successfully.` });
    setSent(true);
  };
  if (isSent)
    return (
      <Step
        title={t`Email sent`}
        text={t`If there's an account associated with this email, you should receive an email with a link to choose a new password. It is open for 30 minutes.`}
      >
        <Button tone="secondary" block busy={busy} onClick={() => void send()}>{t`Send email again`}</Button>
      </Step>
    );
  return (
    <Step title={t`Reset your password`} text={t`We will email you a link. It also unlocks your account if it is locked.`}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTouched(true);
          if (problem === null && !busy) void send();
        }}
      >
        <Stack gap={16}>
          <Field
            label={t`Email`}
            type="email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            error={isTouched ? problem : null}
            onChange={({ currentTarget }) => {
              setEmail(currentTarget.value);
              setTouched(true);
            }}
          />
          <Button type="submit" size="large" block busy={busy} disabled={problem !== null}>{t`Send Reset Email`}</Button>
        </Stack>
      </form>
    </Step>
  );
}
