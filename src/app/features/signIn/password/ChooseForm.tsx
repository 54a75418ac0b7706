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
      <Step title={t`New password saved`} text={t`We logged you out on all devices.`}>
        <ButtonFace as={Link} to="/login" size="large" block>{t`Log In`}</ButtonFace>
      </Step>
    );
  if (refusals.some(({ field }) => field === 'token'))
    return (
      <Step title={t`This link has expired`} text={t`It was already used, replaced by a new one, or is more than 30 minutes old.`}>
        <ButtonFace as={Link} to="/forgot-password" reloadDocument size="large" block>{t`Get a new link`}</ButtonFace>
      </Step>
    );
  return (
    <Step title={t`Choose a new password`} text={t`Use 8 characters or more.`}>
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
