import { useEffect, useMemo, useRef } from 'react';
import { useAuth } from '#src/core/auth/index.ts';
import { type Platform, usePlatform } from '#src/platform/index.ts';
import { offerPasskeys, offersPasskeys, provePasskey, withdrawPasskeys } from '#src/platform/passkeys.ts';
import { membersOf } from '#src/shared/values/plainObject.ts';
import { t } from '#src/shared/text/t.ts';

/** The challenge expires after 5 minutes. */
const RENEWED_MS = 4 * 60_000;

const NONE_USED = t`We could not use your passkey. Try again, or log in with your password.`;
const UNREACHED = t`We could not begin the passkey login. Check your connection and try again.`;

async function optionsFrom({ http }: Platform): Promise<object | null> {
  const answer = await http({ method: 'POST', path: '/api/passkeys/challenges', json: {} });
  const { options } = membersOf(answer.ok ? answer.value.body : null);
  return typeof options === 'object' ? options : null;
}

export type PasskeyLogin = {
  readonly ask: () => Promise<void>;
  /** Offers passkeys in the email field's autofill until the page closes. */
  readonly offer: () => void;
};

type Offering = { isOver: boolean; isShown: boolean; timer: ReturnType<typeof setTimeout> | undefined };

function endOf(offering: Offering | null): void {
  if (offering === null || offering.isOver) return;
  offering.isOver = true;
  clearTimeout(offering.timer);
}

export function usePasskeyLogin(onProblem: (problem: string) => void): PasskeyLogin {
  const platform = usePlatform();
  const { logInByPasskey } = useAuth();
  const tell = useRef(onProblem);
  tell.current = onProblem;
  const offering = useRef<Offering | null>(null);
  useEffect(
    () => () => {
      if (offering.current?.isShown === true && !offering.current.isOver) withdrawPasskeys();
      endOf(offering.current);
    },
    [],
  );
  return useMemo(() => {
    const enter = async (proof: object): Promise<void> => {
      const entered = await logInByPasskey(proof);
      if (!entered.ok) tell.current(entered.refusal.message);
    };
    const offerAgain = async (mine: Offering): Promise<void> => {
      const options = await optionsFrom(platform);
      if (options === null || mine.isOver) return;
      mine.isShown = true;
      mine.timer = setTimeout(() => void offerAgain(mine), RENEWED_MS);
      const proof = await offerPasskeys(options);
      if (proof === null || mine.isOver) return;
      endOf(mine);
      await enter(proof);
    };
    return {
      ask: async () => {
        // Browsers allow only one passkey request at a time.
        endOf(offering.current);
        const options = await optionsFrom(platform);
        if (options === null) return tell.current(UNREACHED);
        const proof = await provePasskey(options);
        if (proof === null) return tell.current(NONE_USED);
        await enter(proof);
      },
      offer: () => {
        if (offering.current !== null) return;
        const mine: Offering = { isOver: false, isShown: false, timer: undefined };
        offering.current = mine;
        void offersPasskeys().then((isOffered) => (isOffered && !mine.isOver ? offerAgain(mine) : undefined));
      },
    };
  }, [platform, logInByPasskey]);
}
