import { useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '#src/shared/text/t.ts';
import { usePlatform } from '#src/platform/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { type Refusals, takeReset } from './passwordCalls.ts';
import { Step } from './Step.tsx';

export function ChooseForm({ token }: { readonly token: string }) {
  const { http } = usePlatform();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [refusals, setRefusals] = useState<Refusals>([]);
  const save = async (): Promise<void> => {
    setBusy(true);
    const answer = await takeReset(http, token, password);
    setBusy(false);
    if (answer.ok) setSaved(true);
    else setRefusals(answer.refusal);
  };
  if (isSaved)
    return (
      <Step title={t`Password saved`} text={t`Every device that was logged in has been logged out.`}>
        <ButtonFace as={Link} to="/login" size="large" block>{t`Log In`}</ButtonFace>
      </Step>
    );
  if (refusals.some(({ field }) => field === 'token'))
    return (
      <Step title={t`This link is no longer open`} text={t`It was used, replaced by a newer one, or is older than 30 minutes.`}>
        <ButtonFace as={Link} to="/forgot-password" reloadDocument size="large" block>{t`Ask for another one`}</ButtonFace>
      </Step>
    );
  return (
    <Step title={t`Choose a new password`} text={t`Eight characters or more.`}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (password !== '' && !busy) void save();
        }}
      >
        <Stack gap={16}>
          <Field
            label={t`New password`}
            type="password"
            autoComplete="new-password"
            value={password}
            error={refusals[0]?.message ?? null}
            onChange={({ currentTarget }) => {
              setPassword(currentTarget.value);
              setRefusals([]);
            }}
          />
          <Button type="submit" size="large" block busy={busy} disabled={password === ''}>{t`Save password`}</Button>
        </Stack>
      </form>
    </Step>
  );
}
