import { useCallback, useRef, useState } from 'react';
import type { InputOf, OperationName, OutputOf } from '#src/shared/console/operations.ts';
import { useConsole } from './context.tsx';
import type { Answer, Refusal } from './refusal.ts';

export type OperationState<N extends OperationName> = {
  readonly run: (input: InputOf<N>) => Promise<Answer<OutputOf<N>>>;
  readonly isBusy: boolean;
  readonly refusal: Refusal | null;
  readonly clear: () => void;
};

/** Calls during a running call return its promise. */
export function useOperation<N extends OperationName>(name: N): OperationState<N> {
  const client = useConsole();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const running = useRef<Promise<Answer<OutputOf<N>>> | null>(null);
  const run = useCallback(
    (input: InputOf<N>) => {
      if (running.current) return running.current;
      const act = async (): Promise<Answer<OutputOf<N>>> => {
        setBusy(true);
        setRefusal(null);
        try {
          const answer = await client.run(name, input);
          if (!answer.ok) setRefusal(answer.refusal);
          return answer;
        } finally {
          running.current = null;
          setBusy(false);
        }
      };
      running.current = act();
      return running.current;
    },
    [client, name],
  );
  return { run, isBusy, refusal, clear: useCallback(() => setRefusal(null), []) };
}
