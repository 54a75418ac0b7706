import { createContext, use, useSyncExternalStore } from 'react';
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** An address and the kind of step that led to it. */
export type Step = { readonly location: Location; readonly action: NavigationType };

export type Destination = {
  readonly current: () => Step;
  readonly subscribe: (listener: () => void) => () => void;
};

/** Null under a router that does not tell it apart. */
export const DestinationContext = createContext<Destination | null>(null);

/** Where somebody has asked to go, known a moment before the links hear of it: for what shows that at once. */
export function useDestination(): Step {
  const destination = use(DestinationContext);
  const [location, action] = [useLocation(), useNavigationType()];
  const step = useSyncExternalStore(destination?.subscribe ?? subscribeToNothing, destination?.current ?? nothing, nothing);
  return step ?? { location, action };
}

const subscribeToNothing = () => () => undefined;
const nothing = (): null => null;
