import { type FormEvent, useState } from 'react';
import { useAuth } from '#src/core/auth/index.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { OptionField } from './OptionField.tsx';
import type { Item, Saving } from './saving.ts';

const WORDS = {
  COOL_OFF: { action: t`Start cool off`, reason: 'coolOff' },
  SELF_EXCLUSION: { action: t`Start self-exclusion`, reason: 'selfExclusion' },
} as const;

export function BreakForm({ item, saving }: { readonly item: Item; readonly saving: Saving }) {
  const { logOut } = useAuth();
  const [chosen, setChosen] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const words = WORDS[item.limitType === 'COOL_OFF' ? 'COOL_OFF' : 'SELF_EXCLUSION'];
  const options = item.options ?? [];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setProblem(chosen === '' ? t`Choose how long you want to stop.` : null);
    setIsAsking(chosen !== '');
  };
  const begin = async (): Promise<void> => {
    setIsBusy(true);
    const isDone = await saving.save(chosen);
    setIsBusy(false);
    setIsAsking(false);
    if (isDone) logOut(words.reason);
  };
  const label = options.find(({ id }) => id === chosen)?.label ?? '';
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={12}>
        <OptionField label={t`How long`} options={options} value={chosen} onChange={setChosen} error={problem} />
        <Button type="submit">{words.action}</Button>
      </Stack>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        role="alertdialog"
        width={400}
        title={`${words.action}: ${label}?`}
        description={t`You can’t bet or deposit until this is over, and you can’t end it early. Your open bets stay open. You can withdraw at any time. We will log you out.`}
        actions={
          <>
            <Button tone="secondary" onClick={() => setIsAsking(false)}>{t`Go back`}</Button>
            <Button busy={isBusy} onClick={() => void begin()}>
              {words.action}
            </Button>
          </>
        }
      />
    </form>
  );
}
