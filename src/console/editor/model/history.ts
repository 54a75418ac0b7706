import { apply, type Command, type Outcome } from './commands.ts';
import type { DraftDocument } from '#src/shared/layouts/draft/document.ts';
import { mergeDrafts } from '#src/shared/layouts/draft/merge.ts';

export type History = {
  readonly document: DraftDocument;
  readonly past: readonly DraftDocument[];
  readonly future: readonly DraftDocument[];
  /** Field in which the operator types. Null after any other step. */
  readonly typing: { readonly into: string; readonly at: number } | null;
};

/** Milliseconds without typing after which a new undo step begins. */
export const TYPING_PAUSE_MS = 1_000;
const MAX_STEPS = 200;

export const beginHistory = (document: DraftDocument): History => ({ document, past: [], future: [], typing: null });

export function perform(
  history: History,
  command: Command,
  at: number,
  into: string | null = null,
): { readonly history: History; readonly outcome: Outcome } {
  const outcome = apply(history.document, command);
  if ('refusal' in outcome || outcome.document === history.document) return { history, outcome };
  const goesOn = into !== null && history.typing?.into === into && at - history.typing.at < TYPING_PAUSE_MS;
  return {
    outcome,
    history: {
      document: outcome.document,
      past: goesOn ? history.past : [...history.past, history.document].slice(-MAX_STEPS),
      future: [],
      typing: into === null ? null : { into, at },
    },
  };
}

/** Merges other operators' changes into every undo step. Drops a conflicting step and all steps behind it. */
export function rebase(history: History, document: DraftDocument): History {
  const whole = (steps: readonly DraftDocument[]): readonly DraftDocument[] => {
    const kept: DraftDocument[] = [];
    for (const step of steps) {
      const { document: made, conflicts } = mergeDrafts(history.document, step, document);
      if (conflicts.length > 0) break;
      kept.push(made);
    }
    return kept;
  };
  return { document, past: whole(history.past.toReversed()).toReversed(), future: whole(history.future), typing: history.typing };
}

export const replace = (history: History, document: DraftDocument): History => ({
  document,
  past: [...history.past, history.document].slice(-MAX_STEPS),
  future: [],
  typing: null,
});

export function undo(history: History): History {
  const before = history.past.at(-1);
  if (!before) return history;
  return { document: before, past: history.past.slice(0, -1), future: [history.document, ...history.future], typing: null };
}

export function redo(history: History): History {
  const [next, ...future] = history.future;
  if (!next) return history;
  return { document: next, past: [...history.past, history.document], future, typing: null };
}
