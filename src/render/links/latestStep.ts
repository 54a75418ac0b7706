import { use, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { DestinationContext, type Step } from './destination.ts';

export function useLatestStep(): () => Step {
  const destination = use(DestinationContext);
  const told: Step = { location: useLocation(), action: useNavigationType() };
  const latest = useRef(told);
  latest.current = told;
  const [read] = useState(() => (): Step => destination?.current() ?? latest.current);
  return read;
}
