import { useCallback, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type AuthDoor, useAuth } from '#src/core/auth/index.ts';
import { t } from '#src/shared/text/t.ts';
import { CodeEntry } from '#src/ui/fields/CodeEntry.tsx';

type CodeAnswer = Awaited<ReturnType<AuthDoor['stepUp']['sendCode']>>;

export type CodeFormProps = {
  /** Called when the code step ends, with a message, or null if the player starts again. */
  readonly onOver: (told: string | null) => void;
};

export function CodeForm({ onOver }: CodeFormProps) {
  const { stepUp } = useAuth();
  const over = useRef(onOver);
  over.current = onOver;
  const wordsOf = useCallback((answer: CodeAnswer): string | null => {
    if (answer.ok) return null;
    if (answer.refusal.isOver) over.current(answer.refusal.message);
    return answer.refusal.message;
  }, []);
  const send = useCallback(async () => wordsOf(await stepUp.sendCode()), [stepUp, wordsOf]);
  const verify = useCallback(async (code: string) => wordsOf(await stepUp.verifyCode(code)), [stepUp, wordsOf]);
  return (
    <CodeEntry
      send={send}
      verify={verify}
      help={<Link to="/account/help">{t`Contact Support`}</Link>}
      leave={{ label: t`Use another account`, onPress: () => onOver(null) }}
    />
  );
}
