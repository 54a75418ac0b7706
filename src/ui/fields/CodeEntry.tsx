import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '../Box.tsx';
import { Button } from '../Button.tsx';
import { Field } from './Field.tsx';
import { Text } from '../Text.tsx';

export type CodeEntryProps = {
  /** Resolves to an error message, or null. */
  readonly send: () => Promise<string | null>;
  /** Resolves to an error message, or null. */
  readonly verify: (code: string) => Promise<string | null>;
  readonly help: ReactNode;
  readonly leave: { readonly label: string; readonly onPress: () => void };
};

type Sending = { readonly kind: 'sending' | 'sent' } | { readonly kind: 'unsent'; readonly why: string };

/** One-time code (product §2): sends one on mount and on request. */
export function CodeEntry({ send, verify, help, leave }: CodeEntryProps) {
  const [sending, setSending] = useState<Sending>({ kind: 'sending' });
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isAsked = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  const sendOne = useCallback(async () => {
    setError(null);
    setSending({ kind: 'sending' });
    const why = await send();
    setSending(why === null ? { kind: 'sent' } : { kind: 'unsent', why });
  }, [send]);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    field.current?.focus();
    void sendOne();
  }, [sendOne]);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const code = (field.current?.value ?? '').replaceAll(/\s/g, '');
    if (!/^\d{8}$/.test(code)) return setError(t`Enter the 8 digits of the code.`);
    setBusy(true);
    setError(null);
    const why = await verify(code);
    setBusy(false);
    if (why !== null) setError(why);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={16}>
        <Told sending={sending} help={help} />
        <Field ref={field} label={t`Code`} name="code" inputMode="numeric" autoComplete="one-time-code" error={error} />
        <Button type="submit" size="large" block busy={busy}>{t`Continue`}</Button>
        <Button
          type="button"
          tone="secondary"
          block
          busy={sending.kind === 'sending'}
          onClick={() => void sendOne()}
        >{t`Send a new code`}</Button>
        <Button type="button" tone="quiet" block onClick={leave.onPress}>
          {leave.label}
        </Button>
      </Stack>
    </form>
  );
}

function Told({ sending, help }: { readonly sending: Sending; readonly help: ReactNode }) {
  if (sending.kind === 'unsent')
    return (
      <Stack gap={4} role="alert">
        <Text as="p" tone="negative">
          {sending.why}
        </Text>
        <Text as="p">{help}</Text>
      </Stack>
    );
  return (
    <Text as="p" role="status">
      {sending.kind === 'sent'
        ? t`We have sent a code of 8 digits to your email. It is good for ten minutes.`
        : t`We are sending a code to your email.`}
    </Text>
  );
}
