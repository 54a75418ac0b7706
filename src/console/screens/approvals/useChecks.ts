import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { DraftView } from '#src/lib/console/drafts.ts';
import { useConsole } from '../../api/index.ts';
import type { Check } from '../review/why.ts';

/** The checks of several drafts by their ids, each as soon as it is there; null for one that could not be checked. */
export function useChecks(drafts: readonly DraftView[]): ReadonlyMap<string, Check | null> {
  const { run, answers } = useConsole();
  const changes = useStore(answers.changes);
  const [checks, setChecks] = useState<ReadonlyMap<string, Check | null>>(new Map());
  const key = drafts.map(({ id, contentHash }) => `${id}:${contentHash}`).join(' ');
  useEffect(() => {
    let isCurrent = true;
    const ids = key === '' ? [] : key.split(' ').map((one) => one.slice(0, one.lastIndexOf(':')));
    for (const id of ids)
      void run('checkDraft', { draftId: id }).then((answer) => {
        if (isCurrent) setChecks((old) => new Map([...old, [id, answer.ok ? answer.value : null]]));
      });
    return () => {
      isCurrent = false;
    };
  }, [run, key, changes]);
  return checks;
}
