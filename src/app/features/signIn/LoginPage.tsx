import { type FormEvent, useRef, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { useAuth } from '#src/core/auth/index.ts';
import { emailProblem } from '#src/shared/text/email.ts';
import { t } from '#src/shared/text/t.ts';
import { hasPasskeys } from '#src/platform/passkeys.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { useMarkUsable } from '../../page/useAfterStart.ts';
import { signUpPath } from '../../frame/paths.ts';
import { useStartup } from '../../startup/StartupContext.tsx';
import { CodeForm } from './CodeForm.tsx';
import { inLine } from './inLine.ts';
import { usePasskeyLogin } from './passkey/usePasskeyLogin.ts';
import { previousPathOf } from './previousPath.ts';
import { RegionGate } from './RegionGate.tsx';

const Problem = styled('div', {
  display: 'flex',
  gap: '$8',
  padding: '$12',
  borderRadius: '$10',
  backgroundColor: '$negativeSoft',
  color: '$negative',
  text: 14,
});
// Stays mounted while empty, because screen readers announce only changes of a live region.
const Told = styled('div', { '&:empty': { marginBottom: '-16px' } });
const Or = styled('div', {
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  gap: '$12',
  alignItems: 'center',
  text: 13,
  color: '$ink2',
  '&::before, &::after': { content: '""', height: '1px', backgroundColor: '$line' },
});
const Helpline = styled('p', {
  display: 'flex',
  gap: '$8',
  justifyContent: 'center',
  alignItems: 'flex-start',
  text: 13,
  color: '$ink2',
});

export function LoginPage() {
  const { isLoggedIn } = useAuth();
  const { name, copy } = useBrand();
  const { startup } = useStartup();
  const { search } = useLocation();
  const [isCodeWanted, setCodeWanted] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useMarkUsable();
  if (isLoggedIn) return <Navigate to={previousPathOf(search)} replace />;
  return (
    <RegionGate label={copy.logIn}>
      <Stack gap={24} css={{ maxWidth: '440px', marginInline: 'auto', paddingTop: '$24', '@tablet': { paddingTop: '$48' } }}>
        <title>{t`Log in · ${name}`}</title>
        <Stack gap={4} css={{ textAlign: 'center' }}>
          <Heading as="h1" size={28}>
            {copy.loginTitle}
          </Heading>
          <Text as="p" tone="ink2">
            {copy.loginIntro}
          </Text>
        </Stack>
        <Card padding={24}>
          {isCodeWanted ? (
            <CodeForm
              onOver={(told) => {
                setCodeWanted(false);
                setProblem(told);
              }}
            />
          ) : (
            <LoginForm told={problem} onCodeWanted={() => setCodeWanted(true)} />
          )}
        </Card>
        <Text as="p" align="center" tone="ink2">
          <Link to="/forgot-password">{t`Forgot your password?`}</Link>
        </Text>
        <Text as="p" align="center" tone="ink2">
          {t`New here?`} <Link to={signUpPath}>{copy.signUp}</Link>
        </Text>
        <Helpline>
          <Icon name="responsible-gaming" size={20} />
          {startup?.responsibleGaming.helplineText ?? t`Gambling problem? Call 1-800-GAMBLER.`}
        </Helpline>
      </Stack>
    </RegionGate>
  );
}

type Problems = { readonly email?: string; readonly password?: string; readonly whole?: string };

type LoginFormProps = { readonly told: string | null; readonly onCodeWanted: () => void };

function LoginForm({ told, onCodeWanted }: LoginFormProps) {
  const { logIn, isLoggedIn } = useAuth();
  const { copy } = useBrand();
  const [problems, setProblems] = useState<Problems>(told === null ? {} : { whole: told });
  const [busy, setBusy] = useState(false);
  const [isInLine, setInLine] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const passkeys = usePasskeyLogin((whole) => setProblems({ whole }));
  const byPasskey = async (): Promise<void> => {
    setProblems({});
    setAsking(true);
    await passkeys.ask();
    setAsking(false);
  };
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const email = textOf(entered, 'email').trim();
    const password = textOf(entered, 'password');
    const missing = problemsOf(email, password);
    setProblems(missing);
    if (missing.email ?? missing.password) {
      form.current?.querySelector<HTMLElement>(`[name="${missing.email ? 'email' : 'password'}"]`)?.focus();
      return;
    }
    setBusy(true);
    const result = await inLine(() => logIn(email, password), {
      onWait: () => setInLine(true),
      pause: (ms) => new Promise((done) => setTimeout(done, ms)),
      nowMs: () => performance.now(),
      isGone: () => form.current === null,
    });
    setBusy(false);
    setInLine(false);
    if (result.ok) return;
    if (result.refusal.code === 'step-up') onCodeWanted();
    else setProblems({ whole: result.refusal.message });
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={16}>
        <Told role="alert">
          {problems.whole === undefined ? null : (
            <Problem>
              <Icon name="alert" size={20} />
              {problems.whole}
            </Problem>
          )}
        </Told>
        <Field
          label={t`Email`}
          name="email"
          type="email"
          autoComplete="username webauthn"
          onFocus={passkeys.offer}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          error={problems.email ?? null}
        />
        <Field label={t`Password`} name="password" type="password" autoComplete="current-password" error={problems.password ?? null} />
        <Button type="submit" size="large" block busy={busy || isLoggedIn === null}>
          {copy.logIn}
        </Button>
        <Told role="status">
          {isInLine ? (
            <Text
              as="p"
              align="center"
              tone="ink2"
            >{t`Many people are logging in right now. Keep this page open and we will let you in soon.`}</Text>
          ) : null}
        </Told>
        {hasPasskeys() ? (
          <>
            <Or>{t`or`}</Or>
            <Button tone="secondary" size="large" block busy={isAsking} disabled={isLoggedIn === null} onClick={() => void byPasskey()}>
              {t`Log in with a passkey`}
            </Button>
          </>
        ) : null}
      </Stack>
    </form>
  );
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const problemsOf = (email: string, password: string): Problems => {
  const problem = emailProblem(email);
  return { ...(problem === null ? {} : { email: problem }), ...(password === '' ? { password: t`Please enter your password` } : {}) };
};
