import { type FormEvent, useState } from 'react';
import { parseAmount } from '#src/shared/money/money.ts';
import { MOST_LIMIT_CENTS } from '#src/shared/limits/rgLimits.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { MoneyField } from '#src/ui/fields/money/MoneyField.tsx';
import { OptionField } from './OptionField.tsx';
import type { Item, Saving } from './saving.ts';

type Props = { readonly item: Item; readonly saving: Saving };

export function LimitForm({ item, saving }: Props) {
  const { options, active } = item;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState<'remove' | 'save' | null>(null);
  const send = async (kind: 'remove' | 'save', chosen: string | null): Promise<void> => {
    if (busy) return;
    setBusy(kind);
    if (await saving.save(chosen)) setText('');
    setBusy(null);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const chosen = options ? text : centsIn(text);
    setProblem(chosen === '' ? (options ? t`Choose an option.` : t`Enter an amount above $0.00.`) : null);
    if (chosen !== '') void send('save', chosen);
  };
  const change = (next: string): void => {
    setProblem(null);
    setText(next);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={12}>
        {options ? (
          <OptionField label={active ? t`New setting` : t`Setting`} options={options} value={text} onChange={change} error={problem} />
        ) : (
          <MoneyField
            label={active ? t`New amount` : t`Amount`}
            value={text}
            onValueChange={change}
            max={Number(MOST_LIMIT_CENTS) / 100}
            error={problem}
          />
        )}
        <Button type="submit" busy={busy === 'save'}>{t`Save limit`}</Button>
        {active && options === null ? (
          <Button tone="secondary" busy={busy === 'remove'} onClick={() => void send('remove', null)}>{t`Remove limit`}</Button>
        ) : null}
      </Stack>
    </form>
  );
}

/** Parses dollars and returns cents, or an empty text for invalid input. */
function centsIn(text: string): string {
  const read = parseAmount(text, MOST_LIMIT_CENTS);
  return read.ok && read.value !== null && read.value > 0n ? String(read.value) : '';
}
