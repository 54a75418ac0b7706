import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useAuth } from '#src/core/auth/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Text } from '#src/ui/Text.tsx';

export type CodeFormProps = {
  /** The login begins anew: with these words, or because the player wants it so. */
  readonly onOver: (told: string | null) => void;
};

/** One-time-code verification (product §2): a code is sent at once, taken once, and sent anew on wish. */
export function CodeForm({ onOver }: CodeFormProps) {
  const { stepUp } = useAuth();
  const [told, setTold] = useState('We are sending a code to your email.');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isAsked = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const over = useRef(onOver);
  over.current = onOver;
  const send = useCallback(async () => {
    const sent = await stepUp.sendCode();
    if (sent.ok) setTold('We have sent a code of 8 digits to your email. It is good for ten minutes.');
    else if (sent.refusal.isOver) over.current(sent.refusal.message);
    else setError(sent.refusal.message);
  }, [stepUp]);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    form.current?.querySelector('input')?.focus();
    void send();
  }, [send]);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget).get('code');
    const code = typeof entered === 'string' ? entered.replaceAll(/\s/g, '') : '';
    if (!/^\d{8}$/.test(code)) return setError('Enter the 8 digits of the code.');
    setBusy(true);
    setError(null);
    const verified = await stepUp.verifyCode(code);
    setBusy(false);
    if (verified.ok) return;
    if (verified.refusal.isOver) over.current(verified.refusal.message);
    else setError(verified.refusal.message);
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={16}>
        <Text as="p" role="status">
          {told}
        </Text>
        <Field label="Code" name="code" inputMode="numeric" autoComplete="one-time-code" error={error} />
        <Button type="submit" size="large" block busy={busy}>
          Continue
        </Button>
        <Button
          type="button"
          tone="secondary"
          block
          onClick={() => {
            setError(null);
            void send();
          }}
        >
          Send a new code
        </Button>
        <Button type="button" tone="quiet" block onClick={() => onOver(null)}>
          Use another account
        </Button>
      </Stack>
    </form>
  );
}
