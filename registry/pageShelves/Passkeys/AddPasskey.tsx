import { type FormEvent, useState } from 'react';
import { t } from '#src/shared/text/t.ts';
import { hasPasskeys } from '#src/platform/passkeys.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Text } from '#src/ui/Text.tsx';

const MOST_NAME = 60;

export function AddPasskey({ onAdd }: { readonly onAdd: (name: string) => Promise<boolean> }) {
  const [name, setName] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  if (!hasPasskeys()) return <Text as="p" tone="ink2">{t`Your browser does not support passkeys. Try another one.`}</Text>;
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const given = name.trim();
    setIsMissing(given === '');
    if (given === '' || isBusy) return;
    setIsBusy(true);
    if (await onAdd(given)) setName('');
    setIsBusy(false);
  };
  return (
    <form noValidate onSubmit={(event) => void add(event)}>
      <Stack gap={12}>
        <Field
          label={t`Passkey name`}
          name="passkey"
          autoComplete="off"
          maxLength={MOST_NAME}
          hint={t`For example, the name of your device`}
          value={name}
          error={isMissing ? t`Enter a name for the passkey` : null}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setIsMissing(false);
          }}
        />
        <Button type="submit" busy={isBusy}>{t`Add a passkey`}</Button>
      </Stack>
    </form>
  );
}
