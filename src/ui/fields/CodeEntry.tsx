import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '../Box.tsx';
import { Button } from '../Button.tsx';
import { Field } from './Field.tsx';
import { Text } from '../Text.tsx';

export type CodeEntryProps = {
  readonly send: () => Promise<string | null>;
  /** Resolves to an error text; null if the code is right. */
  readonly verify: (code: string) => Promise<string | null>;
  readonly help: ReactNode;
  readonly leave: { readonly label: string; readonly onPress: () => void };
  /** Shown if a code was sent before. Mounting then sends none. */
  readonly sent?: string;
  readonly waitSeconds?: number;
  /** If true, the last digit typed checks the code. */
  readonly isEager?: boolean;
};

type Sending = { readonly kind: 'sending' | 'sent' } | { readonly kind: 'unsent'; readonly why: string };

/** Sends a code on mount and when the player requests one (product §2). */
export function CodeEntry({ send, verify, help, leave, sent, waitSeconds = 0, isEager = false }: CodeEntryProps) {
  const isSent = sent !== undefined;
  const [sending, setSending] = useState<Sending>({ kind: isSent ? 'sent' : 'sending' });
  const [left, startWait] = useWait(isSent ? waitSeconds : 0);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isAsked = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  const sendOne = useCallback(async () => {
    setError(null);
    setSending({ kind: 'sending' });
    const why = await send();
    setSending(why === null ? { kind: 'sent' } : { kind: 'unsent', why });
    if (why === null) startWait(waitSeconds);
  }, [send, startWait, waitSeconds]);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    field.current?.focus();
    if (!isSent) void sendOne();
  }, [isSent, sendOne]);
  const check = async (code: string): Promise<void> => {
    setBusy(true);
    setError(null);
    const why = await verify(code);
    setBusy(false);
    if (why !== null) setError(why);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const code = typedIn(field.current);
    if (busy) return;
    if (isWhole(code)) void check(code);
    else setError(t`Enter the 8-digit code.`);
  };
  const hear = (): void => {
    const code = typedIn(field.current);
    if (isEager && !busy && isWhole(code)) void check(code);
  };
  return (
    <form noValidate onInput={hear} onSubmit={submit}>
      <Stack gap={16}>
        <Told sending={sending} help={help} sent={sent} />
        <Field ref={field} label={t`Code`} name="code" inputMode="numeric" autoComplete="one-time-code" error={error} />
        <Button type="submit" size="large" block busy={busy}>{t`Continue`}</Button>
        <Button
          type="button"
          tone="secondary"
          size="large"
          block
          busy={sending.kind === 'sending'}
          disabled={left > 0}
          onClick={() => void sendOne()}
        >
          {left > 0 ? t`Send a new code in ${left} s` : t`Send a new code`}
        </Button>
        <Button type="button" tone="quiet" size="large" block onClick={leave.onPress}>
          {leave.label}
        </Button>
      </Stack>
    </form>
  );
}

const typedIn = (field: HTMLInputElement | null): string => (field?.value ?? '').replaceAll(/\s/g, '');
const isWhole = (code: string): boolean => /^\d{8}$/.test(code);

function useWait(seconds: number): readonly [left: number, start: (seconds: number) => void] {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, setLeft];
}

type ToldProps = { readonly sending: Sending; readonly help: ReactNode; readonly sent: string | undefined };

function Told({ sending, help, sent }: ToldProps) {
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
    <Stack gap={4}>
      <Text as="p" role="status">
        {sending.kind === 'sent'
          ? (sent ?? t`We sent an 8-digit code to your email. You can use it for ten minutes.`)
          : t`We are sending a code to your email.`}
      </Text>
      {/* Shows help, because the mail may not arrive. */}
      {sent !== undefined && <Text as="p">{help}</Text>}
    </Stack>
  );
}
