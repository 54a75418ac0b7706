import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { DraftView } from '#src/shared/console/drafts.ts';
import { type Answer, type Refusal, useConsole } from '../../api/index.ts';
import type { Check } from '../review/why.ts';

export type Checks = {
  readonly known: ReadonlyMap<string, Check>;
  readonly refused: ReadonlyMap<string, Refusal>;
  readonly isLooking: boolean;
  readonly reload: () => void;
};

export function useChecks(drafts: readonly DraftView[]): Checks {
  const { run, answers } = useConsole();
  const changes = useStore(answers.changes);
  const [told, setTold] = useState<ReadonlyMap<string, Answer<Check>>>(new Map());
  const [asked, setAsked] = useState(0);
  const key = drafts.map(({ id, contentHash }) => `${id}:${contentHash}`).join(' ');
  useEffect(() => {
    let isCurrent = true;
    const ids = key === '' ? [] : key.split(' ').map((one) => one.slice(0, one.lastIndexOf(':')));
    for (const id of ids)
      void run('checkDraft', { draftId: id }).then((answer) => {
        if (isCurrent) setTold((old) => new Map([...old, [id, answer]]));
      });
    return () => {
      isCurrent = false;
    };
  }, [run, key, changes, asked]);
  const reload = useCallback(() => {
    setTold((old) => new Map([...old].filter(([, answer]) => answer.ok)));
    setAsked((count) => count + 1);
  }, []);
  const known = new Map<string, Check>();
  const refused = new Map<string, Refusal>();
  for (const { id } of drafts) {
    const answer = told.get(id);
    if (answer?.ok === true) known.set(id, answer.value);
    if (answer?.ok === false) refused.set(id, answer.refusal);
  }
  return { known, refused, isLooking: known.size + refused.size < drafts.length, reload };
}
