import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { newId } from '#src/platform/index.ts';
import { isWholeNumber, membersOf } from '#src/shared/values/plainObject.ts';

type StepEntry = {
  readonly step: number;
  /** Opens a step, unless the player has gone back meanwhile. */
  readonly go: (to: number) => void;
};

/** Gives each step a history entry without typed text. Entries of an earlier form lead to the first step. */
export function useStepEntry(furthest: number): StepEntry {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const [id] = useState(() => newId());
  const { id: formId, step } = membersOf(membersOf(state)['signUp']);
  const at = formId === id && isWholeNumber(step) ? step : 0;
  const now = useRef(at);
  now.current = at;
  return {
    step: Math.min(at, furthest),
    go: (to) => {
      const steps = to - now.current;
      if (steps < 0) void navigate(steps);
      else if (steps === 1) void navigate(pathname + search, { state: { signUp: { id, step: to } } });
    },
  };
}
