import { createContext, use, useSyncExternalStore } from 'react';
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router-dom';

export type Step = { readonly location: Location; readonly action: NavigationType };

export type Destination = {
  readonly current: () => Step;
  readonly subscribe: (listener: () => void) => () => void;
  /** Adds a history entry with the same address and `sheet` in its state. */
  readonly lay: (sheet: string) => void;
  readonly back: () => void;
};

export const DestinationContext = createContext<Destination | null>(null);

/** Returns the last navigation's location, even before the router shows it. */
export function useDestination(): Step {
  const destination = use(DestinationContext);
  const [location, action] = [useLocation(), useNavigationType()];
  const step = useSyncExternalStore(destination?.subscribe ?? subscribeToNothing, destination?.current ?? nothing, nothing);
  return step ?? { location, action };
}

const subscribeToNothing = () => () => undefined;
const nothing = (): null => null;
