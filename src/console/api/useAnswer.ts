import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { InputOf, OperationName, OutputOf } from '#src/shared/console/operations.ts';
import type { ConsoleClient } from './client.ts';
import { useConsole } from './context.tsx';
import type { Refusal } from './refusal.ts';

export type Loaded<T> = {
  readonly value: T | null;
  readonly refusal: Refusal | null;
  readonly isLoading: boolean;
  readonly reload: () => void;
};

type Held<T> = { readonly key: string; readonly value: T | null; readonly refusal: Refusal | null; readonly isLoading: boolean };

/** Runs a query, unless the input is null. Refetches after relevant changes and when the page becomes visible. */
export function useAnswer<N extends OperationName>(name: N, input: InputOf<N> | null): Loaded<OutputOf<N>> {
  const client = useConsole();
  const changes = useStore(client.answers.changes, () => client.answers.changesOf(name));
  const key = input === null ? '' : `${name} ${JSON.stringify(input)}`;
  const [held, setHeld] = useState<Held<OutputOf<N>>>(() => begun<N>(client, key));
  const [asked, setAsked] = useState(0);
  const reload = useCallback(() => setAsked((count) => count + 1), []);
  const latest = useRef(input);
  latest.current = input;
  useEffect(() => {
    const wanted = latest.current;
    if (wanted === null) return;
    let isCurrent = true;
    setHeld((old) => ({ ...(old.key === key ? old : begun<N>(client, key)), isLoading: true }));
    void client.run(name, wanted).then((answer) => {
      if (answer.ok) client.answers.keep(key, answer.value);
      if (!isCurrent) return;
      setHeld((old) => ({
        key,
        value: answer.ok ? answer.value : old.key === key ? old.value : null,
        refusal: answer.ok ? null : answer.refusal,
        isLoading: false,
      }));
    });
    return () => {
      isCurrent = false;
    };
  }, [client, name, key, changes, asked]);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') reload();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [reload]);
  const { value, refusal, isLoading } = held.key === key ? held : begun<N>(client, key);
  return { value, refusal, isLoading, reload };
}

const begun = <N extends OperationName>({ answers }: ConsoleClient, key: string): Held<OutputOf<N>> => ({
  key,
  value: (answers.kept(key) as OutputOf<N> | undefined) ?? null,
  refusal: null,
  isLoading: key !== '',
});
