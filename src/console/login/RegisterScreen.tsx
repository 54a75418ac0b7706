import { type FormEvent, useEffect, useState } from 'react';
import type { FactorProof, OfferedFactors } from '#src/shared/console/factors.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { useConsole } from '../api/index.ts';
import { Wordmark } from '../shell/Wordmark.tsx';
import { Problem } from '../ui/Problem.tsx';
import { CodeField } from './CodeField.tsx';
import { Ground } from './LoginScreen.tsx';
import { hasPasskeys, makePasskey } from '#src/platform/passkeys.ts';
import { QrCode } from './QrCode.tsx';
import { useFactorRequest } from './useFactorRequest.ts';

export function RegisterScreen({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const [offered, setOffered] = useState<OfferedFactors | null>(null);
  useEffect(() => {
    document.title = 'Second factor · Linemaker console';
  }, []);
  return (
    <Ground>
      <Stack gap={24} css={{ width: '100%', maxWidth: '440px' }}>
        <Wordmark />
        <Card padding={24} as="section" aria-labelledby="register-title">
          <Stack gap={16}>
            <Heading as="h1" size={22} id="register-title">
              Set up your second factor
            </Heading>
            {offered === null ? <PasswordStep token={token} onOffer={setOffered} /> : <FactorStep offered={offered} onDone={onDone} />}
          </Stack>
        </Card>
      </Stack>
    </Ground>
  );
}

function PasswordStep({ token, onOffer }: { readonly token: string; readonly onOffer: (offered: OfferedFactors) => void }) {
  const { beginRegistration } = useConsole();
  const { isBusy, refusal, ask } = useFactorRequest();
  const [password, setPassword] = useState('');
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const answer = await ask(() => beginRegistration(token, password));
    if (answer?.ok) onOffer(answer.value);
  }
  return (
    <form aria-label="Your account" onSubmit={(event) => void submit(event)}>
      <Stack gap={16}>
        <Text as="p" tone="ink2">
          Enter your account password first. This link works only once.
        </Text>
        <Field
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
          Continue
        </Button>
      </Stack>
    </form>
  );
}

function FactorStep({ offered, onDone }: { readonly offered: OfferedFactors; readonly onDone: () => void }) {
  const { finishRegistration } = useConsole();
  const { isBusy, refusal, ask } = useFactorRequest();
  const [code, setCode] = useState('');
  const { ticket, email, totp, passkey } = offered;
  async function finish(proof: FactorProof | null): Promise<void> {
    const answer = proof === null ? null : await ask(() => finishRegistration(ticket, proof));
    if (answer?.ok) onDone();
  }
  async function byPasskey(): Promise<void> {
    const made = await makePasskey(passkey);
    await finish(made.ok ? { passkey: made.value } : null);
  }
  return (
    <form aria-label="Second factor" onSubmit={(event: FormEvent) => (event.preventDefault(), void finish({ code }))}>
      <Stack gap={16}>
        {hasPasskeys() ? (
          <>
            <Text as="p" tone="ink2">{`A passkey for ${email} on this device or on a security key is the safest option.`}</Text>
            <Button size="large" block onClick={() => void byPasskey()}>
              Create a passkey
            </Button>
            <Text as="p" tone="ink2">
              Or scan this with an authenticator app and enter its code.
            </Text>
          </>
        ) : (
          <Text as="p" tone="ink2">{`Scan this with an authenticator app for ${email} and enter its code.`}</Text>
        )}
        <QrCode text={totp.uri} label="Secret for an authenticator app" />
        <Text size={13} tone="ink2">
          {`No camera? Enter this secret in the app: ${totp.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}`}
        </Text>
        <CodeField value={code} onChange={setCode} />
        <div aria-live="assertive">{refusal === null ? null : <Problem refusal={refusal} />}</div>
        <Button type="submit" tone="secondary" size="large" block busy={isBusy}>
          Set up the app
        </Button>
      </Stack>
    </form>
  );
}
