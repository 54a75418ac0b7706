import { useCallback, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useAuth } from '#src/core/auth/index.ts';
import { usePlatform } from '#src/platform/index.ts';
import { t } from '#src/shared/text/t.ts';
import { ok } from '#src/shared/values/result.ts';
import { Stack } from '#src/ui/Box.tsx';
import { CodeEntry } from '#src/ui/fields/CodeEntry.tsx';
import { Heading } from '#src/ui/Text.tsx';
import { confirmAccount, requestCode } from './signUpCalls.ts';

/** Seconds until another code can be requested. The server refuses earlier requests. */
const WAIT_SECONDS = 60;

export type SignUpCodeProps = {
  readonly signUpId: string;
  readonly email: string;
  /** Token of the new account; null before the account exists. With a token, a retry only logs in. */
  readonly limitedToken: string | null;
  readonly onOpened: (limitedToken: string) => void;
  /** Called when the code step ends, with a message, or null if the player edits the form. */
  readonly onOver: (told: string | null) => void;
};

export function SignUpCode({ signUpId, email, limitedToken, onOpened, onOver }: SignUpCodeProps) {
  const platform = usePlatform();
  const { stepUp } = useAuth();
  const navigate = useNavigate();
  const over = useRef(onOver);
  over.current = onOver;
  const opened = useRef(onOpened);
  opened.current = onOpened;
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Keep the braces: newer browsers return a promise, which an effect must not return.
    head.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const send = useCallback(async () => {
    const asked = await requestCode(platform, signUpId);
    if (asked.ok) return null;
    if (asked.refusal.isOver) over.current(asked.refusal.message);
    return asked.refusal.message;
  }, [platform, signUpId]);
  const verify = useCallback(
    async (code: string) => {
      const confirmed = limitedToken === null ? await confirmAccount(platform, signUpId, code) : ok(limitedToken);
      if (!confirmed.ok) return confirmed.refusal.message;
      opened.current(confirmed.value);
      const entered = await stepUp.take(confirmed.value);
      if (entered.ok) return null;
      if (entered.refusal.isOver) void navigate('/signup/success');
      return entered.refusal.message;
    },
    [platform, signUpId, limitedToken, stepUp, navigate],
  );
  return (
    <Stack gap={16} ref={head} css={{ scrollMarginTop: '96px' }}>
      <Heading as="h2" size={18}>{t`Check your email`}</Heading>
      <CodeEntry
        isEager
        send={send}
        verify={verify}
        sent={t`We sent an 8-digit code to ${email}. Enter it within ten minutes. The email may take a few minutes to arrive. If you do not get it, contact support.`}
        waitSeconds={WAIT_SECONDS}
        help={<Link to="/account/help">{t`Contact Support`}</Link>}
        leave={{ label: t`Edit my details`, onPress: () => onOver(null) }}
      />
    </Stack>
  );
}
