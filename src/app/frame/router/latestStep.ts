import { use, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { DestinationContext, type Step } from './destination.ts';

/** Where somebody is, or has asked to go, for whoever asks later: nothing is drawn anew for it. Answers the same function for good. */
export function useLatestStep(): () => Step {
  const destination = use(DestinationContext);
  const told: Step = { location: useLocation(), action: useNavigationType() };
  const latest = useRef(told);
  latest.current = told;
  const [read] = useState(() => (): Step => destination?.current() ?? latest.current);
  return read;
}
