import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { newId } from '#src/platform/index.ts';
import { isWholeNumber, membersOf } from '#src/shared/values/plainObject.ts';

type StepEntry = {
  readonly step: number;
  /** Adds the entry of the next step, or goes to that of an earlier one. Does nothing if the player has gone back meanwhile. */
  readonly go: (to: number) => void;
};

/**
 * Steps of one form as entries of the history, one after the other. The state of an entry names the form in memory and the step, and nothing
 * that was typed: an entry of a form that is gone, as after a reload, shows the first step. `furthest`: no entry shows a later step.
 */
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
